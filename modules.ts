// The floors of the house, lowest first: a room may import only from rooms below it. The linter reads this list.

export const rooms = [
	'kit',
	'ui',
	'content',
	'seo',
	'garments',
	'pricing',
	'database',
	'http',
	'jobs',
	'mail',
	'pictures',
	'files',
	'auth',
	'accounts',
	'catalog',
	'search',
	'support',
	'designs',
	'portals',
	'orders',
	'payments',
	'shipping',
	'cart',
	'checkout',
	'fundraising',
	'production',
	'approvals',
	'bulk',
	'team',
	'pages',
	'my-account',
	'admin',
	'elements',
	'server',
] as const
export type Room = (typeof rooms)[number]

/** What no file of a kind may import, besides the rooms above its own. */
export const kinds: readonly { files: string; forbidden: readonly string[]; because: string }[] = [
	{
		files: '{rules,schemas,states,filters}.ts',
		forbidden: ['#database/**', '#http/**', '**/*.server.ts', 'node:*', 'drizzle-orm*', 'react*'],
		because: 'Rules, schemas and states are pure: no database, no request, no Node.',
	},
	{
		files: 'rules/**/*.ts',
		forbidden: ['#database/**', '#http/**', '**/*.server.ts', 'node:*', 'drizzle-orm*', 'react*'],
		because: 'Rules are pure: no database, no request, no Node.',
	},
	{
		files: '{store.server.ts,store/**/*.ts}',
		forbidden: ['#http/**', '**/service.server.ts', '**/service/**', 'react*', 'hono*'],
		because: 'A store asks and writes; it knows no use case and no request.',
	},
	{
		files: '{service.server.ts,service/**/*.ts}',
		forbidden: ['#http/**', 'react*', 'hono*'],
		because: 'A use case knows no request and no page.',
	},
	{
		files: 'routes/**/*.{ts,tsx}',
		forbidden: ['**/store.server.ts', '**/store/**', 'drizzle-orm*', '#database/tables/**'],
		because: 'A route asks services; it never sees SQL.',
	},
	{
		files: 'components/**/*.{ts,tsx}',
		forbidden: ['**/*.server.ts', '**/store/**', '**/service/**', 'drizzle-orm*', '#database/**', 'node:*'],
		because: 'A component shows what it is given.',
	},
]
