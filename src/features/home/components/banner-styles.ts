import { joinStyles } from '#src/lib/join-styles.ts'
import full from '../layouts/full-hero/banners-full.module.css'
import lettered from '../layouts/lettered-hero/banners-lettered.module.css'
import panorama from '../layouts/panorama-hero/banners-panorama.module.css'
import ruled from '../layouts/ruled-hero/banners-ruled.module.css'
import side from '../layouts/side-hero/banners-side.module.css'
import split from '../layouts/split-hero/banners-split.module.css'
import stepped from '../layouts/stepped-hero/banners-stepped.module.css'
import base from './banner-slide.module.css'
import phone from './banners-phone.module.css'

/** A banner's slide, and what is other on phones: those rules come behind the ones they replace. */
export const bannerStyles = joinStyles(
  base,
  phone,
  HERO_SIDE ? side : {},
  HERO_FULL ? full : {},
  HERO_RULED ? ruled : {},
  HERO_LETTERED ? lettered : {},
  HERO_PANORAMA ? panorama : {},
  HERO_STEPPED ? stepped : {},
  HERO_SPLIT ? split : {},
)
