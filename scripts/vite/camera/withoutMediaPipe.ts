import type { Plugin } from 'vite'

/**
 * Unused parts of face-landmarks-detection 1.0.6, each from its first words to its last: the whole of `@mediapipe/face_detection`, which is for a runtime
 * not used here, and tables of neighbouring landmarks. Together they are 90 of its 126 kB, and the bundler cannot detect that they are unused.
 */
const UNUSED = [
  ['(function(){var t;function e(t){var e=0;return function(){return e<t.length?', 'E("VERSION","0.4.1646425229")}).call(D);'],
  ['var Zt=Object.freeze({__proto__:null,getKeypointIndexByContour', '}});'],
  [',Zt as util', ''],
] as const

/** Leaves the unused parts out of the build. Throws an error if the library has another version. */
export function withoutMediaPipe(): Plugin {
  return {
    name: 'without-mediapipe',
    transform: {
      filter: { id: /face-landmarks-detection\.esm\.js$/ },
      handler(code) {
        let rest = code
        for (const [start, end] of UNUSED) {
          const from = rest.indexOf(start)
          const to = rest.indexOf(end, from + start.length)
          if (from < 0 || to < 0) return this.error(`face-landmarks-detection does not contain "${start}" (scripts/vite/camera/withoutMediaPipe.ts).`)
          rest = rest.slice(0, from) + rest.slice(to + end.length)
        }
        return { code: rest, map: null }
      },
    },
  }
}
