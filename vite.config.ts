import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import securityHeaders from './scripts/securityHeaders.json' with { type: 'json' }
import { certificates } from './scripts/certificate/page.mjs'
import { certificatePages } from './scripts/vite/certificate/plugin.ts'
import { chunkGroups } from './scripts/vite/chunks.ts'
import { lightWorker } from './scripts/vite/camera/lightWorker.ts'
import { cameraModelFiles } from './scripts/vite/camera/modelFiles.ts'
import { withoutMediaPipe } from './scripts/vite/camera/withoutMediaPipe.ts'
import { hostedProject } from './scripts/vite/hostedProject.ts'
import { guides } from './scripts/vite/guides/plugin.ts'
import { lightEntry } from './scripts/vite/lightEntry.ts'
import { offline } from './scripts/vite/offline/plugin.ts'
import { drawnPages } from './scripts/vite/pages/plugin.ts'
import { pseudoLanguage } from './scripts/vite/pseudo/plugin.ts'
import { productName } from './scripts/vite/productName.ts'
import { standIn } from './scripts/vite/standIn/plugin.ts'

// The development server speaks over a web socket and injects an inline script: only the content policy must stay away there.
const developmentHeaders = Object.fromEntries(Object.entries(securityHeaders).filter(([name]) => name !== 'Content-Security-Policy'))

const isGiven = (mode: string, name: string): boolean => Boolean(loadEnv(mode, process.cwd(), 'VITE_')[name])

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
// No page links to the certificate until every activity has been filmed.
const filmed = certificates()

export default defineConfig(({ mode }) => ({
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_HAS_CERTIFICATE': JSON.stringify(filmed !== null),
  },
  plugins: [
    react(),
    productName(),
    guides(),
    hostedProject(),
    lightEntry(),
    ...cameraModelFiles(),
    withoutMediaPipe(),
    lightWorker(),
    // A visitor redirected elsewhere sees nothing of this product first.
    drawnPages({ isMoved: isGiven(mode, 'VITE_MOVED_TO'), isHosted: isGiven(mode, 'VITE_FIREBASE_API_KEY') }),
    offline(filmed ?? {}),
    ...(filmed === null ? [] : [certificatePages(filmed)]),
    standIn(),
    ...(process.env['PSEUDO_LANGUAGE'] === '1' ? [pseudoLanguage()] : []),
  ],
  resolve: {
    alias: {
      // The maker of PDFs asks for these to turn a page's HTML or an SVG into one, which nothing here does.
      ...Object.fromEntries(['html2canvas', 'dompurify', 'canvg'].map((name) => [name, new URL('scripts/vite/leftOut.ts', import.meta.url).pathname])),
      // Only the core of the union package is used; the bundler cannot leave out its other parts.
      '@tensorflow/tfjs': '@tensorflow/tfjs-core',
      // TensorFlow's libraries import them for another runtime, and their files export nothing.
      ...Object.fromEntries(
        ['hands', 'face_mesh', 'face_detection'].map((name) => [`@mediapipe/${name}`, new URL('scripts/vite/camera/noMediaPipe.ts', import.meta.url).pathname]),
      ),
    },
  },
  worker: { plugins: () => [withoutMediaPipe()] },
  server: { host: '127.0.0.1', headers: developmentHeaders },
  preview: { host: '127.0.0.1', headers: securityHeaders },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // The engine alone is larger than the default limit, and it is loaded only with the first activity.
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
}))
