// The players of design versions. Callers check whose design it is.
import { and, asc, eq } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { maxDesignPlayers } from '../rules/players.ts'
import type { DesignPlayer } from '../schemas.ts'
import { designPlayers, designs } from '../tables.ts'

type VersionKey = { designId: string; version: number }

const ofVersion = ({ designId, version }: VersionKey) =>
	and(eq(designPlayers.designId, designId), eq(designPlayers.version, version))

/** In the order of the list. */
export const playersOf = (db: Connection, key: VersionKey): Promise<DesignPlayer[]> =>
	db
		.select(columnsOf(designPlayers, 'name', 'number', 'size', 'quantity'))
		.from(designPlayers)
		.where(ofVersion(key))
		.orderBy(asc(designPlayers.position))
		.limit(maxDesignPlayers)

/** Lists of versions that have none. */
export async function insertPlayers(
	db: Connection,
	lists: readonly (VersionKey & { players: readonly DesignPlayer[] })[],
): Promise<void> {
	const rows = lists.flatMap(({ designId, version, players }) =>
		players.map(({ sizes: _sizes, ...player }, position) => ({ ...player, designId, version, position })),
	)
	if (rows.length > 0) await db.insert(designPlayers).values(rows)
}

/** The players of all designs of a person. */
export const playersOfUser = (db: Connection, userId: string, most: number) =>
	db
		.select(columnsOf(designPlayers, 'designId', 'version', 'name', 'number', 'size', 'quantity'))
		.from(designPlayers)
		.innerJoin(designs, eq(designs.id, designPlayers.designId))
		.where(eq(designs.userId, userId))
		.orderBy(asc(designPlayers.designId), asc(designPlayers.version), asc(designPlayers.position))
		.limit(most)
