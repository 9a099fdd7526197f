// What people who joined by the link see and change of a design: everything but its players, who may be children.
import type { Operation } from './operations.ts'
import type { SharedWork } from './shared-work.ts'

const isAboutPlayers = ({ path }: Operation): boolean => path[0] === 'players'
const isQuantity = ({ path }: Operation): boolean => path[0] === 'whole' && path[1] === 'quantity'

export const documentForGuest = (document: SharedWork): SharedWork => ({
	...document,
	players: { order: [], rows: {} },
})

export const operationsForGuest = (operations: readonly Operation[]): readonly Operation[] =>
	operations.some(isAboutPlayers) ? operations.filter((operation) => !isAboutPlayers(operation)) : operations

export const changesPlayers = (operations: readonly Operation[]): boolean => operations.some(isAboutPlayers)

/** The number of pieces is that of the players while there are any. */
export const operationsFromGuest = (
	document: SharedWork,
	operations: readonly Operation[],
): readonly Operation[] =>
	Object.keys(document.players.rows).length === 0
		? operations
		: operations.filter((operation) => !isQuantity(operation))

/** Whether other art may be needed: logos, and the tile of a pattern. */
export const changesArt = (operations: readonly Operation[]): boolean =>
	operations.some(
		({ path: [root, , part, field] }) =>
			root === 'pieces' &&
			(part === undefined ||
				part === 'logos' ||
				(part === 'pattern' && (field === undefined || field === 'id'))),
	)
