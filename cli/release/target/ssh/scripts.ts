/**
 * What runs on the other machine: POSIX shell with coreutils, findutils and flock. `$1` is the folder of all sites, `$2` a
 * tenant, `$3` a release. Exit codes of their own: 74 where something is not as it was to be, 75 where it is not ours.
 */
export const notAsBefore = 74
export const notOurs = 75

export const codesScript = `
cd "$1" 2>/dev/null || exit 0
for dir in */releases; do [ -d "$dir" ] && printf '%s\\n' "\${dir%/releases}"; done
exit 0`

/** A release is there once its folder has its name. */
export const idsScript = `
cd "$1/$2/releases" 2>/dev/null || exit 0
for dir in *; do [ -d "$dir" ] && printf '%s\\n' "$dir"; done
exit 0`

export const pointerScript = `
cd "$1/$2" 2>/dev/null || exit 0
[ -L current ] || { [ -e current ] && exit ${notOurs}; exit 0; }
stat -c %Y current && readlink current`

/** Sizes, a line of "--", and what sha256sum says. A link or a device has no size that a file can have. */
export const entriesScript = `
cd "$1/$2/releases/$3" 2>/dev/null || exit 0
find . -type f -printf '%s  %p\\n' -o ! -type d -printf '-1  %p\\n' && echo -- && find . -type f -exec sha256sum {} +`

export const readScript = `
cat "$1/$2/releases/$3/$4" 2>/dev/null || exit ${notAsBefore}`

export const readStartScript = `
head -c "$5" "$1/$2/releases/$3/$4" 2>/dev/null || exit ${notAsBefore}`

/** Before anything is sent. */
export const makeScript = `
umask 022
mkdir -p "$1/$2/releases" && rm -rf "$1/$2/releases/.stage-$3-"*`

/** Checks what was sent against the list of hashes that comes in, forces it to the disk and gives it its name. */
export const finishScript = `
cd "$1/$2/releases/$4" || exit 1
list=$(cat)
printf '%s\\n' "$list" | sha256sum --check --status || exit ${notAsBefore}
[ "$(find . ! -type d | wc -l)" -eq "$(printf '%s\\n' "$list" | wc -l)" ] || exit ${notAsBefore}
sync -f . 2>/dev/null || sync
cd .. && mv -T "$4" "$3" && { sync -f . 2>/dev/null || sync; }`

/** \`$3\` is what the link leads to now, \`$4\` what it is to lead to: nothing for either is none. */
export const pointScript = `
cd "$1/$2" || exit 1
exec 9>>.lock
flock -w 60 9 || exit 1
rm -f .current-*
if [ -L current ]; then now=$(readlink current); else [ -e current ] && exit ${notOurs}; now=; fi
[ "$now" = "$3" ] || exit ${notAsBefore}
if [ -z "$4" ]; then rm -f current; else ln -s "$4" ".current-$$" && mv -T ".current-$$" current; fi
sync -f . 2>/dev/null || sync`

/** Out of sight by one rename first, so that none is ever half there. */
export const removeScript = `
cd "$1/$2/releases" 2>/dev/null || exit 0
if [ -d "$3" ]; then rm -rf ".trash-$3" && mv -T "$3" ".trash-$3" || exit 1; fi
rm -rf ".trash-$3" ".stage-$3-"*`

export const writableScript = `
umask 022
for command in rsync flock sha256sum find stat readlink mv sync; do
  command -v "$command" >/dev/null || { echo "there is no $command there" >&2; exit 1; }
done
mkdir -p "$1" && [ -w "$1" ] || { echo "$1 cannot be written to" >&2; exit 1; }`

export const listRunsScript = `
cd "$1/.fleet" 2>/dev/null || exit 0
for name in *; do [ -f "$name" ] && printf '%s\\n' "$name"; done
exit 0`

export const readRunScript = `
cat "$1/.fleet/$2" 2>/dev/null || exit ${notAsBefore}`

/** \`$3\` is the hash of what is to be replaced, "none" where there must be nothing. */
export const writeRunScript = `
umask 022
mkdir -p "$1/.fleet" && cd "$1/.fleet" || exit 1
exec 9>>.writing
flock -w 60 9 || exit 1
if [ -f "$2" ]; then now=$(sha256sum < "$2"); now=\${now%% *}; else now=none; fi
[ "$now" = "$3" ] || exit ${notAsBefore}
cat > .part && mv -T .part "$2"`
