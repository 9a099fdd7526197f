// Scopes of keys, and how long they last.

export const scopes = [
	'products:read',
	'designs:read',
	'orders:read',
	'addresses:read',
	'approvals:read',
	'jobs:read',
	'jobs:write',
	'shipments:read',
	'shipments:write',
	'rosters:read',
	'rosters:write',
] as const
export type Scope = (typeof scopes)[number]

export const scopeLabels: Record<Scope, string> = {
	'products:read': 'Products, variants, stock and prices',
	'designs:read': 'Designs of the shop and of orders: pictures, price, checks',
	'orders:read': 'Orders with their lines and sums, without names and addresses',
	'addresses:read': 'Where orders in production are shipped',
	'approvals:read': 'Approvals of schools and their state',
	'jobs:read': 'Jobs of production, with the names and numbers that are printed',
	'jobs:write': 'Move jobs to their next station',
	'shipments:read': 'Parcels of orders',
	'shipments:write': 'Record parcels, mark orders as delivered',
	'rosters:read': 'Players of teams: names, numbers and sizes of minors',
	'rosters:write': 'Add and replace players of teams',
}

/** Days for which a key can be made to last. */
export const keyDays = [30, 90, 180, 365] as const
export type KeyDays = (typeof keyDays)[number]

export const keyStates = ['active', 'expired', 'revoked'] as const
export type KeyState = (typeof keyStates)[number]
