// Which uploads are logos of the shop.
import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { urlOfPath } from '#files/rules/files.ts'
import { assets } from '#files/tables.ts'
import { shopSettings } from '#shop-settings/tables.ts'

/** Those of these uploads that a version of the look shows: an earlier one can be put back. Two statements. */
export async function logosAmong(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const looks = await db
		.selectDistinct({ url: sql<string | null>`${shopSettings.values} #>> '{logo,url}'` })
		.from(shopSettings)
		.where(eq(shopSettings.section, 'look'))
	const urls = new Set(looks.map(({ url }) => url))
	if (urls.size === 0 || ids.length === 0) return new Set()
	const uploads = await db
		.select({ id: assets.id, path: assets.path })
		.from(assets)
		.where(inArray(assets.id, [...ids]))
	return new Set(uploads.filter(({ path }) => urls.has(urlOfPath(path))).map(({ id }) => id))
}
