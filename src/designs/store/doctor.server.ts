// The doctor's check of kit designs: all pieces are there, and are saved and ordered together.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import { products } from '#catalog/tables.ts'
import { designs, designVersions } from '../tables.ts'

/** Kits of designs whose pieces differ in version or quantity, or that lack a piece of their product as it is since its pieces were last changed. */
export const brokenKits = (db: Connection) =>
	findingsOf(
		db,
		sql`select null as "orderId", 'Kit design ' || ${designs.kitId} || ': its pieces have versions '
				|| min(${designs.version}) || ' to ' || max(${designs.version}) as what
			from ${designs} where ${designs.kitId} is not null
			group by ${designs.kitId} having min(${designs.version}) <> max(${designs.version})
		union all
		select null, 'Kit design ' || ${designs.kitId} || ': the quantities of its pieces differ in version '
				|| ${designVersions.version}
			from ${designs} join ${designVersions} on ${designVersions.designId} = ${designs.id}
			where ${designs.kitId} is not null
			group by ${designs.kitId}, ${designVersions.version}
			having count(distinct ${designVersions.config} ->> 'quantity') > 1
		union all
		select null, 'Kit design ' || ${designs.id} || ': it has no ' || (piece.item ->> 'name')
			from ${designs} join ${products} on ${products.id} = ${designs.kitProductId}
			cross join jsonb_array_elements(${products.attributes} -> 'pieces') as piece (item)
			where ${designs.id} = ${designs.kitId}
				and ${designs.createdAt} > coalesce((${products.attributes} ->> 'piecesSince')::timestamptz, '-infinity')
				and not exists (
				select 1 from ${designs} as own
				where own.kit_id = ${designs.id} and own.piece = piece.item ->> 'id'
			)`,
	)
