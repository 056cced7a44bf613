// Who may import whom. What a rule forbids, its comment says how to do instead: `pnpm boundaries` prints both.

/** Packages by what they may import: imports run one way, api-core ← contract ← store ← features ← shells. */
const packageFloors = {
  'packages/api-core': [],
  'packages/i18n': [],
  'packages/picture-host': [],
  'packages/contract': ['api-core'],
  'packages/brand': ['api-core'],
  'packages/ui': ['api-core'],
  'packages/store': ['api-core', 'contract'],
  'packages/testing': ['api-core', 'contract'],
  'packages/pictures': ['api-core', 'contract', 'brand', 'picture-host'],
  'packages/help': ['api-core', 'contract', 'brand'],
  'packages/features': ['api-core', 'contract', 'store', 'ui', 'i18n', 'brand', 'help'],
  'apps/api-server': ['api-core', 'contract', 'brand', 'picture-host'],
  'apps/sandbox': ['api-core', 'contract'],
  'apps/web-desktop': ['api-core', 'contract', 'brand', 'i18n', 'ui', 'features'],
  'apps/web-mobile': ['api-core', 'contract', 'brand', 'i18n', 'ui', 'features'],
}

/** Folders of the server by what they may import beside themselves. */
const serverFloors = {
  db: [],
  rules: ['db'],
  security: ['db'],
  services: ['db', 'rules', 'security'],
  jobs: ['db', 'rules', 'security', 'services'],
  seed: ['db', 'rules', 'security', 'services'],
  // Of `db` only what an error means; of `seed` the demo accounts that the reference names.
  http: ['db', 'rules', 'security', 'services', 'seed'],
  sandbox: ['rules', 'security', 'services', 'http'],
  hosts: ['db', 'rules', 'security', 'services', 'jobs', 'seed', 'http', 'sandbox'],
}

const proof = String.raw`\.(test|spec|stories)\.tsx?$|/vitest\.|/(testing|fixtures)/`
const list = (names) => (names.length > 0 ? names.join(', ') : 'no other package')

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const packageRules = Object.entries(packageFloors).map(([folder, allowed]) => {
  const [, own] = folder.split('/')
  return forbid(
    `${own}-stands-on-its-floor`,
    `${folder} may import ${list(allowed)}. Move what both need down to a package that both may import, or hand it in as an argument.`,
    { path: `^${folder}/`, pathNot: proof },
    // Who may see testing, another rule says.
    { path: '^packages/', pathNot: `^packages/(${[own, 'testing', ...allowed].join('|')})/` },
  )
})

const serverRules = Object.entries(serverFloors).map(([folder, allowed]) =>
  forbid(
    `server-${folder}-stands-on-its-floor`,
    `In the server ${folder} may import ${allowed.length > 0 ? list(allowed) : 'no other folder'}: db ← rules ← services ← http, jobs ← hosts. Move the shared part down, or pass it through the context.`,
    { path: `^apps/api-server/src/${folder}/`, pathNot: proof },
    {
      path: '^apps/api-server/src/[^/]+/',
      pathNot: `^apps/api-server/src/(${[folder, ...allowed].join('|')})/`,
    },
  ),
)

const shellOfFeatures = '(shell|prerender|testing|fixtures)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-file-cycle',
      'Two files need each other. Move what both use into a third below them, or pass it as an argument.',
      {},
      { circular: true },
    ),
    {
      ...forbid(
        'no-folder-cycle',
        'Two folders import from each other. Move the file that one needs from the other to the side that uses it more, or below both.',
        { path: '^(apps|packages|tooling)/[^/]+/src' },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'every-import-is-found',
      'Nothing is there under this path. Mend the path, or run `pnpm install` and `turbo run generate`.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'tests-are-not-imported',
      'A test or story is run, not imported, and the cache of results counts on it. Move what it shares into a file of its own.',
      {},
      { path: String.raw`\.(test|spec|stories)\.tsx?$` },
    ),
    ...packageRules,
    forbid(
      'features-runtime-is-lowest',
      'features/runtime is what every domain folder stands on. Give it what it needs as an argument, or move the file into the domain that uses it.',
      { path: '^packages/features/src/runtime/', pathNot: proof },
      { path: '^packages/features/src/', pathNot: '^packages/features/src/runtime/' },
    ),
    forbid(
      'features-domains-stand-below-the-shell',
      'features/shell puts the domains together. Pass what a domain needs from it as an argument or property, or move the shared part down into a domain.',
      { path: '^packages/features/src/', pathNot: `${proof}|^packages/features/src/${shellOfFeatures}` },
      { path: `^packages/features/src/${shellOfFeatures}` },
    ),
    ...serverRules,
    forbid(
      'server-http-has-no-sql',
      'A route validates, calls one verb of services/ and maps its error. Write the query into the verb.',
      { path: '^apps/api-server/src/(http|sandbox)/', pathNot: proof },
      {
        path: '(^|/)node_modules/(kysely|pg|@electric-sql)/|^apps/api-server/src/db/',
        pathNot: '^apps/api-server/src/db/errorCode',
      },
    ),
    forbid(
      'nothing-imports-an-app',
      'Apps are ends. Move what is needed into a package; only tests, the tools that run the server, and what draws its catalogue and writes its rules into help may reach into one.',
      {
        path: '^(packages|apps)/([^/]+)/',
        pathNot: `${proof}|^packages/testing/src/server|^packages/pictures/src/loadSite|^packages/help/src/render/`,
      },
      { path: '^apps/', pathNot: '^apps/$2/' },
    ),
    forbid(
      'pictures-are-served-not-imported',
      'Refer to a picture by its address below /pictures; who hosts them starts the programs in packages/pictures.',
      { path: '^(apps|packages|tooling)/', pathNot: '^packages/pictures/' },
      { path: '^packages/pictures/' },
    ),
    forbid(
      'shells-have-no-store',
      'A screen reads a model of features. Put the hook into packages/features; createRuntime in its shell folder makes the store.',
      { path: '^apps/web-[^/]+/src/', pathNot: proof },
      { path: '^packages/store/' },
    ),
    forbid(
      'clients-read-limits-from-replies',
      'An operator may change a limit: a client reads it from a reply (`preInfo`, `depositChannels`, `withdrawTerms`). Only the server, the mock backend and the build of help import the table.',
      {
        path: '^(apps|packages)/',
        pathNot: `${proof}|^apps/api-server/|^packages/(contract|testing)/|^packages/help/src/render/`,
      },
      { path: '^packages/contract/src/limits' },
    ),
    forbid(
      'testing-is-for-tests',
      '@koi/testing is for tests, stories and the entry of the mock mode. Product code gets its backend as an argument.',
      {
        path: '^(apps|packages)/',
        pathNot: `${proof}|^packages/testing/|^apps/web-[^/]+/src/main|^apps/storybook/`,
      },
      { path: '^packages/testing/' },
    ),
    forbid(
      'fixtures-are-for-tests-and-stories',
      'Fixtures and test helpers of features are for tests and stories. Make the value where it is used.',
      { path: '^(apps|packages)/', pathNot: proof },
      { path: '^packages/features/src/(fixtures|testing)/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    // Tests and stories are cruised when something imports them, and never followed: their imports are no architecture.
    doNotFollow: { path: String.raw`node_modules|\.(test|spec|stories)\.tsx?$` },
    // Only what is made here: a package of others may lie in a folder `dist`, and the rules have to see it.
    exclude: { path: String.raw`^(apps|packages|tooling)/[^/]+/(dist|\.cache|test-results|src/generated)/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
