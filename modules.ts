// The modules, lowest layer first: a module imports only modules below it. The linter reads this list.

export const modules = [
	'kit',
	'settings',
	'ui',
	'content',
	'seo',
	'placement',
	'sports',
	'garments',
	'pricing',
	'database',
	'http',
	'jobs',
	'process-pool',
	'policies',
	'mail',
	'pictures',
	'documents',
	'auth',
	'accounts',
	'files',
	'backup',
	'catalog',
	'search',
	'support',
	'designs',
	'portals',
	'orders',
	'rosters',
	'builder',
	'payments',
	'shipping',
	'cart',
	'checkout',
	'fundraising',
	'approvals',
	'production',
	'bulk-orders',
	'team-dashboard',
	'storefront',
	'my-account',
	'back-office',
	'elements',
	'app',
] as const
export type Module = (typeof modules)[number]

/** Modules without the skeleton: platform, pure domain and application. Their files stand as their subject asks. */
export const withoutSkeleton: readonly Module[] = [
	'kit',
	'settings',
	'ui',
	'content',
	'seo',
	'placement',
	'sports',
	'garments',
	'pricing',
	'database',
	'http',
	'jobs',
	'process-pool',
	'policies',
	'documents',
	'elements',
	'app',
]

/** Files that may stand at the root of a module; everything else is in a folder. */
export const rootFiles: readonly string[] = [
	'module.ts',
	'routes.ts',
	'tables.ts',
	'states.ts',
	'schemas.ts',
	'policies.ts',
	'messages.ts',
	'urls.ts',
	'views.ts',
	'settings.ts',
	'contract.ts',
	'dependencies.server.ts',
]

/** What no file of a kind may import, besides the modules above its own. */
export const kinds: readonly { files: string; forbidden: readonly string[]; because: string }[] = [
	{
		files: '{schemas,states,messages,urls}.ts',
		forbidden: ['#database/**', '#http/**', '**/*.server.ts', 'node:*', 'drizzle-orm*', 'react*'],
		because: 'Schemas, states, messages and addresses are pure: no database, no request, no Node.',
	},
	{
		files: 'rules/**/*.ts',
		forbidden: ['#database/**', '#http/**', '**/*.server.ts', 'node:*', 'drizzle-orm*', 'react*'],
		because: 'Rules are pure: no database, no request, no Node.',
	},
	{
		files: 'store/**/*.ts',
		forbidden: ['#http/**', '**/service/**', 'react*', 'hono*'],
		because: 'A store asks and writes; it knows no use case and no request.',
	},
	{
		files: 'service/**/*.ts',
		forbidden: ['#http/**', '#*/store/**', 'react*', 'hono*'],
		because: 'A use case knows no request and no page, and asks another module through its service.',
	},
	{
		files: 'routes/**/*.{ts,tsx}',
		forbidden: ['**/store/**', 'drizzle-orm*', '**/tables.ts', '**/tables/**'],
		because: 'A route asks services; it never sees SQL.',
	},
	{
		files: '{tables.ts,tables/**/*.ts}',
		forbidden: ['**/*.server.ts', '**/components/**', '**/service/**', '**/store/**'],
		because: 'Tables know shapes only.',
	},
	{
		files: 'components/**/*.{ts,tsx}',
		forbidden: ['**/*.server.ts', '**/store/**', '**/service/**', 'drizzle-orm*', '#database/**', 'node:*'],
		because: 'A component shows what it is given.',
	},
]
