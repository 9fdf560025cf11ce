/** The import law (README, "Who may import whom"). Each rule says why it stands and what to do instead. */

const libraries = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`
const outside = (...allowed) => ({ pathNot: allowed })

/** Each library has one home: if it is replaced, one folder changes. `typesAlso` may name its types besides. */
const homes = [
  { library: 'phaser', names: ['phaser'], home: ['^scenes/'], instead: 'draw in a scene under scenes/ and speak to it through the stage port' },
  {
    library: 'xstate',
    names: ['xstate'],
    home: ['^machines/', '^src/main\\.tsx$'],
    typesAlso: '^src/app/',
    instead: 'write a machine under machines/ and read it through a hook of src/app',
  },
  { library: 'xstate-react', names: ['@xstate/react'], home: ['^src/app/', '^src/main\\.tsx$'], instead: 'use the hooks of src/app' },
  { library: 'firebase', names: ['firebase', '@firebase'], home: ['^src/adapters/firebase/'], instead: 'use the document store or identity port' },
  { library: 'dexie', names: ['dexie'], home: ['^src/adapters/local/'], instead: 'use the document store port' },
  { library: 'hand-tracking', names: ['@tensorflow', '@tensorflow-models', '@mediapipe'], home: ['^src/adapters/hands/'], instead: 'use the hands port' },
  { library: 'jspdf', names: ['jspdf', 'jspdf-autotable'], home: ['^src/adapters/pdf/'], instead: 'use the report port' },
  {
    library: 'react',
    names: ['react', 'react-dom', 'react-router', 'react-i18next', 'i18next'],
    home: ['^src/(ui|screens|app|text)/', '^src/(main|prerender)\\.tsx$'],
    instead: 'decide in src/domain or a machine, and let a screen draw the answer',
  },
  {
    library: 'admin-sdk',
    names: ['firebase-admin', 'firebase-functions'],
    home: ['^functions/src/'],
    instead: 'ask a function through a port: the Admin SDK passes every rule',
  },
  {
    library: 'zod',
    names: ['zod'],
    home: ['^src/(data|adapters)/'],
    instead: 'parse unknown data at the edge, in src/data or an adapter, and pass domain types on',
  },
]

const oneHomePerLibrary = homes.map(({ library, names, home, typesAlso, instead }) => ({
  name: `one-home-${library}`,
  severity: 'error',
  comment: `${names.join(', ')} lives in one place only, so that replacing it changes one folder. Instead: ${instead}.`,
  from: { pathNot: typesAlso ? [...home, typesAlso] : home },
  to: { path: libraries(...names) },
}))

const typesOnly = homes
  .filter(({ typesAlso }) => typesAlso)
  .map(({ library, names, typesAlso, instead }) => ({
    name: `types-only-${library}`,
    severity: 'error',
    comment: `Only the types of ${names.join(', ')} may be named here. Instead: ${instead}.`,
    from: { path: typesAlso },
    to: { path: libraries(...names), dependencyTypesNot: ['type-only'] },
  }))

/**
 * Folders that import one way, types included: each root has its folders from the bottom up. A file may import from its own folder and from those before
 * it; loose files of a root are below its folders or above them.
 */
const orders = require('./scripts/folderOrders.json')

const flowsDown = ({ name, root, loose, folders }) => {
  const looseFiles = { name: 'loose', path: `^${root}/[^/]+\\.tsx?$` }
  const inFolders = folders.map((folder) => ({ name: folder.replace('/', '-'), path: `^${root}/${folder}/` }))
  const layers = loose === 'below' ? [looseFiles, ...inFolders] : [...inFolders, looseFiles]
  const order = `The order in ${root}, from the bottom up: ${(loose === 'below' ? ['loose files', ...folders] : [...folders, 'loose files']).join(', ')}.`
  return [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${name}-flows-down-${layer.name}`,
      severity: 'error',
      comment: `This import goes up. ${order} Instead: move the shared part down, or this file up.`,
      from: { path: layer.path },
      to: { path: layers.slice(index + 1).map(({ path }) => path) },
    })),
    {
      name: `${name}-orders-every-folder`,
      severity: 'error',
      comment: `This folder has no place in ${root}. Instead: add it to scripts/folderOrders.json, above the folders that it imports.`,
      from: { path: `^${root}/[^/]+/`, pathNot: inFolders.map(({ path }) => path) },
      to: {},
    },
  ]
}

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'src/domain decides everything and must run anywhere, thousands of times a second. Instead: pass the value in as a parameter, or put the effect behind a port.',
      from: { path: '^src/domain/' },
      to: outside('^src/domain/'),
    },
    {
      name: 'ports-see-only-domain-types',
      severity: 'error',
      comment: 'A port is an interface: it may name domain types and nothing else. Instead: move the code into an adapter or into src/domain.',
      from: { path: '^src/ports/' },
      to: outside('^src/(ports|domain)/'),
    },
    {
      name: 'data-knows-only-ports-and-domain',
      severity: 'error',
      comment: 'Repositories are written once, on top of ports. Instead: take the adapter as a parameter; src/main.tsx chooses it.',
      from: { path: '^src/data/' },
      to: outside('^src/(data|ports|domain)/', libraries('zod')),
    },
    {
      name: 'machines-do-no-input-or-output',
      severity: 'error',
      comment: 'A machine receives ports and holds no input or output of its own. Instead: add what it needs to the ports its factory takes.',
      from: { path: '^machines/' },
      to: outside('^machines/', '^src/(ports|domain)/', libraries('xstate')),
    },
    {
      name: 'manifest-is-data',
      severity: 'error',
      comment: 'All manifests are read before any engine is loaded. Instead: put logic into logic.ts and drawing into scene.ts.',
      from: { path: '^scenes/activities/([^/]+)/manifest\\.ts$' },
      to: outside('^src/domain/', '^scenes/activities/$1/(text/en\\.json|levels\\.ts)$'),
    },
    {
      name: 'logic-is-pure',
      severity: 'error',
      comment: "An activity's logic is played by tests without an engine. Instead: plan in logic.ts from domain types, draw in scene.ts.",
      from: { path: '^scenes/activities/([^/]+)/logic\\.ts$' },
      to: outside('^src/domain/', '^scenes/activities/$1/(?!scene\\.ts$)'),
    },
    {
      name: 'activities-are-strangers',
      severity: 'error',
      comment: 'An activity can be added or removed without touching another. Instead: move what two of them share into scenes/kit.',
      from: { path: '^scenes/activities/([^/]+)/' },
      to: { path: '^scenes/activities/', pathNot: '^scenes/activities/$1/' },
    },
    {
      name: 'kit-knows-no-activity',
      severity: 'error',
      comment: 'The kit and the mechanics serve every activity. Instead: let the activity pass data or a small function in.',
      from: { path: '^scenes/kit/' },
      to: { path: '^scenes/activities/' },
    },
    {
      name: 'scenes-know-no-app',
      severity: 'error',
      comment: "The stage knows nothing of accounts, screens or storage. Instead: tell the world through the stage port's events.",
      from: { path: '^scenes/' },
      to: outside('^scenes/', '^assets/', '^src/(domain|ports)/', '^src/product\\.ts$', libraries('phaser', '@fontsource')),
    },
    {
      name: 'chrome-knows-no-engine',
      severity: 'error',
      comment:
        'The first page must not load the engine or a backend. Instead: use the stage port, read activities through scenes/catalogue.ts, draw them through scenes/pictures.ts, and let src/main.tsx choose adapters.',
      from: { path: '^src/(app|screens|ui|text)/' },
      to: { path: ['^scenes/(?!(catalogue|pictures)\\.ts$)', '^src/(adapters|data)/', libraries('phaser', 'firebase', '@firebase', 'dexie')] },
    },
    {
      name: 'screens-read-machines-through-selectors',
      severity: 'error',
      comment: 'A screen draws a snapshot and sends events. Instead: use a selector or a type of the machine; src/main.tsx and src/app start machines.',
      from: { path: '^src/screens/' },
      to: { path: '^machines/', pathNot: '\\.selectors\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stage-shows-no-spinner',
      severity: 'error',
      comment: 'Nothing turns beside a child. Instead: show a still Calm.',
      from: { path: '^(scenes|src/app/stage)/' },
      to: { path: '^src/ui/LongWork' },
    },
    {
      name: 'ui-knows-no-app',
      severity: 'error',
      comment: 'src/ui is theme and wrappers, usable by every screen. Instead: pass what it shows as properties.',
      from: { path: '^src/ui/' },
      to: { path: '^(machines|scenes|src/(app|screens|ports|data|adapters))/' },
    },
    {
      name: 'adapters-are-strangers',
      severity: 'error',
      comment: 'Each adapter can be replaced alone. Instead: put what two of them share into src/domain, or meet in src/main.tsx.',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'adapters-know-only-ports-and-domain',
      severity: 'error',
      comment: 'An adapter fulfils a port and knows nothing of who uses it. Instead: let src/main.tsx pass values in.',
      from: { path: '^src/adapters/' },
      to: { path: '^(src|machines|scenes)/', pathNot: '^src/(adapters|ports|domain|product)' },
    },
    {
      name: 'functions-know-only-the-domain',
      severity: 'error',
      comment: 'Cloud Functions run without a browser and are deployed by themselves. Instead: share a decision through src/domain.',
      from: { path: '^functions/src/' },
      to: outside(
        '^functions/(src|text)/',
        '^src/domain/',
        '^src/product\\.ts$',
        libraries('firebase-admin', 'firebase-functions'),
        '^firebase-(admin|functions)(/|$)',
        '^node:',
        '^crypto$',
      ),
    },
    {
      name: 'function-decisions-are-pure',
      severity: 'error',
      comment: 'What is erased, limited or mailed is decided without a database. Instead: read and write in the module that calls the decision.',
      from: { path: '^functions/src/.+(Steps|papers|obstacles|wish|steps|decide|letters)\\.ts$' },
      to: { path: libraries('firebase-admin', 'firebase-functions') },
    },
    {
      name: 'nobody-knows-functions',
      severity: 'error',
      comment: 'The product runs without Cloud Functions. Instead: call them by their name, behind a port.',
      from: { path: '^(src|scenes|machines)/' },
      to: { path: '^functions/' },
    },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      comment: 'src/main.tsx is the one composition root. Instead: take what you need as a parameter or from a hook of src/app.',
      from: {},
      to: { path: '^src/main\\.tsx$' },
    },
    ...orders.flatMap(flowsDown),
    ...oneHomePerLibrary,
    ...typesOnly,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or hide a third. Instead: move the shared part into its own file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      comment: 'What ships may only use packages that ship. Instead: move the package to "dependencies", or the code to tests or scripts.',
      from: {},
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-undeclared',
      severity: 'error',
      comment: 'A package that package.json does not name may vanish with the next update. Instead: declare it, or use one that is declared.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'What cannot be found is not held to the law. Instead: mend the path; the short names stand in package.json under "imports".',
      from: {},
      // Packages of the Cloud Functions are installed only by those who run them; npm's lock file and their own type check hold them.
      to: { couldNotResolve: true, pathNot: '^firebase-(admin|functions)(/|$)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing uses this file and it uses nothing. Instead: use it or delete it.',
      // Manifests and scenes are found by their folder, not imported by name.
      from: { orphan: true, pathNot: ['^scenes/activities/[^/]+/(manifest|scene)\\.ts$', '\\.d\\.ts$', '^src/product\\.ts$', '^src/text/'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Vite itself turns these into addresses; they are no modules.
    exclude: { path: '\\.(css|svg|png|webp|woff2|mp3|ogg)$|^virtual:' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
