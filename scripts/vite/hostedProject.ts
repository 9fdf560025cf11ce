import { loadEnv, type Plugin } from 'vite'

const needed = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_APP_ID'] as const
const optional = ['VITE_FIREBASE_EMULATORS', 'VITE_FIREBASE_PORTAL', 'VITE_FIREBASE_FUNCTIONS', 'VITE_FIREBASE_APP_CHECK', 'VITE_FIREBASE_SECOND_STEP'] as const

/** Writes the configuration of the Firebase project into the build, if there is one. Throws an error if it is incomplete. */
export function hostedProject(): Plugin {
  return {
    name: 'hosted-project',
    config(_config, { mode }) {
      const given = loadEnv(mode, process.cwd(), 'VITE_FIREBASE_')
      const missing = needed.filter((name) => !given[name])
      if (missing.length > 0 && missing.length < needed.length) throw new Error(`The Firebase project is named in part only: ${missing.join(', ')} missing.`)
      return { define: Object.fromEntries([...needed, ...optional].map((name) => [`import.meta.env.${name}`, JSON.stringify(given[name] ?? '')])) }
    },
  }
}
