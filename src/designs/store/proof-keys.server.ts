// The keys of finished proofs, in the order of their designs and versions.
import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designVersions } from '../tables.ts'

/** The id is that of the design with its version. */
export const proofKeysAfter = async (
	db: Connection,
	{ after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; keys: string[] }[]> => {
	const [designId, version] = after?.split(' ') ?? []
	const rows = await db
		.select({
			designId: designVersions.designId,
			version: designVersions.version,
			proofKey: designVersions.proofKey,
		})
		.from(designVersions)
		.where(
			and(
				isNotNull(designVersions.proofKey),
				designId === undefined
					? undefined
					: sql`(${designVersions.designId}, ${designVersions.version}) > (${designId}::uuid, ${Number(version)})`,
			),
		)
		.orderBy(asc(designVersions.designId), asc(designVersions.version))
		.limit(limit)
	return rows.map((row) => ({
		id: `${row.designId} ${row.version}`,
		keys: row.proofKey === null ? [] : [row.proofKey],
	}))
}
