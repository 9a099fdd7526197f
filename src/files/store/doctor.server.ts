// The keys that uploads name, in the order of their ids.
import { asc, gt } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import type { KeysRange } from '../contract.ts'
import { assets } from '../tables.ts'

export const assetKeysAfter = (db: Connection, { after, limit }: KeysRange) =>
	db
		.select(columnsOf(assets, 'id', 'path', 'originalKey'))
		.from(assets)
		.where(after === null ? undefined : gt(assets.id, after))
		.orderBy(asc(assets.id))
		.limit(limit)
