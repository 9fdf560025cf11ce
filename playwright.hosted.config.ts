import { defineConfig } from '@playwright/test'
import base, { gateOff, quickPages } from './playwright.config'

// Started by scripts/hosted.mjs, which names where everything listens.
const named = (variable: string): string => {
  const value = process.env[variable]
  if (value === undefined) throw new Error('Run these through: node scripts/hosted.mjs')
  return value
}
// The build has the usual addresses of the services written in; here they are free ports, so that nothing else is disturbed.
const maps = [
  ['127.0.0.1:9099', named('FIREBASE_AUTH_EMULATOR_HOST')],
  ['127.0.0.1:8085', named('FIRESTORE_EMULATOR_HOST')],
  ['127.0.0.1:8086', named('PAYMENTS_HOST')],
  ['127.0.0.1:5001', named('FUNCTIONS_EMULATOR_HOST')],
].map(([written, real]) => `MAP ${written} ${real}`)
const { webServer: _server, ...common } = base
const { launchOptions } = quickPages

export default defineConfig({
  ...common,
  // One wait for every fact that the emulators answer: the adapter itself waits up to ten seconds for a lost answer before it asks again.
  expect: { timeout: 60_000 },
  use: {
    ...base.use,
    baseURL: named('HOSTED_ORIGIN'),
    storageState: gateOff(named('HOSTED_ORIGIN')),
    launchOptions: { ...launchOptions, args: [...launchOptions.args, `--host-resolver-rules=${maps.join(',')}`] },
  },
  projects: [{ name: 'hosted', testMatch: 'hosted/**/*.spec.ts' }],
})
