/** What somebody who can write into the gateway's texts might try, after the common collections of such samples. */
export const hostileHtml = [
  '<script>window.pwned = 1</script>',
  '<img src=x onerror=alert(1)//>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://evil.example/" target="_top" rel="opener" ping="https://evil.example/p">x</a>',
  '<a href="/promotions" target="_self" onclick="alert(1)">x</a>',
  '<map name="m"><area href="javascript:alert(1)" shape="default"></map><img usemap="#m">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>body { display: none }</style>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<div style="background:url(javascript:alert(1));position:fixed" onclick="alert(1)" id="app" name="x">x</div>',
  '<form action="https://evil.example"><input name="password" type="password"></form>',
  '<button formaction="javascript:alert(1)" popovertarget="x">x</button>',
  '<dialog open>x</dialog><div popover id="x">x</div>',
  '<input autofocus onfocus=alert(1)>',
  '<p tabindex="1" accesskey="a" contenteditable data-autofocus role="alert" aria-live="assertive" class="overlay">x</p>',
  '<video autoplay src="https://evil.example/v"><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<img src="data:text/html,x"><img src="//evil.example/t.gif"><img srcset="https://evil.example/t.gif">',
  '<details open ontoggle=alert(1)>',
  '<p slot="x" is="x-evil">x</p><x-evil></x-evil>',
] as const

const harmlessTags =
  /^(A|ABBR|ADDRESS|ARTICLE|B|BD[IO]|BLOCKQUOTE|BR|CAPTION|CITE|CODE|COL|COLGROUP|D[DLT]|DEL|DETAILS|DFN|DIV|EM|FIG(CAPTION|URE)|H[1-6]|HR|I|IMG|INS|KBD|LI|MARK|OL|P|PRE|Q|RP|RT|RUBY|S|SAMP|SECTION|SMALL|SPAN|STRONG|SUB|SUMMARY|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TIME|TR|U|UL|VAR|WBR)$/
const harmlessAttributes =
  /^(alt|colspan|datetime|dir|height|href|lang|open|rel|reversed|rowspan|scope|span|src|start|target|title|type|value|width)$/

/** What is dangerous in a tree that was made of the gateway's HTML, whatever it was written as. */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { tagName } = element
    const at = (name: string) => element.getAttribute(name)
    const isOwn = (address: string) => /^\/(?![/\\])/.test(address)
    const href = at('href')
    const src = at('src')
    return [
      ...(harmlessTags.test(tagName) ? [] : [tagName]),
      // An `is` cannot be taken away from an element again: emptied, it makes nothing of it.
      ...element
        .getAttributeNames()
        .filter((name) => !harmlessAttributes.test(name) && !(name === 'is' && at(name) === '')),
      ...(href === null || isOwn(href) || /^https?:\/\//i.test(href) ? [] : [`href ${href}`]),
      ...(src === null || isOwn(src) || /^https?:\/\//i.test(src) ? [] : [`src ${src}`]),
      // A page that is opened must not be able to lead this one elsewhere, nor take its place.
      ...(href !== null && !isOwn(href) && !(at('target') === '_blank' && at('rel') === 'noopener') ? ['target'] : []),
      ...((href === null || isOwn(href)) && (at('target') ?? at('rel')) !== null ? ['target'] : []),
    ]
  })
}

/** The same of a whole page, which has buttons and fields of its own: what no page of the site ever has. */
export function dangersOfPage(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('script, iframe, object, embed, base, meta, link, [is]:not([is=""]), [srcdoc], [ping]')
      ? [element.tagName]
      : []),
    ...element.getAttributeNames().filter((name) => name.startsWith('on')),
    ...['href', 'src', 'action', 'formaction', 'xlink:href']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((address) => /^[\s\p{C}]*(javascript|data|vbscript|blob):/iu.test(address) || /^[/\\]{2}/.test(address)),
  ])
}
