// Whether the search index says what catalog and pages say: missing, stale and superfluous documents.
import { productsToIndex } from '#catalog/service/products.server.ts'
import type { Connection } from '#database/client.server.ts'
import { mostPerCheck, type Finding } from '#database/findings.server.ts'
import { productDocument } from '../sources/products.ts'
import { differingDocuments, isIndexEmpty, otherPages, otherProducts } from '../store/doctor.server.ts'
import { indexEverything, pageDocuments } from './indexing.server.ts'

const batch = 500

const finding = (id: string, what: string): Finding => ({ orderId: null, what: `Search, ${id}: ${what}` })
const differing = ({ id, isMissing }: { id: string; isMissing: boolean }) =>
	finding(id, isMissing ? 'missing from the index' : 'the index has it as it was before')

/** At most a hundred of a kind. Products are read in batches. */
export async function examineIndex(db: Connection): Promise<Finding[]> {
	if ((await isIndexEmpty(db)) && (await productsToIndex(db, { after: undefined, limit: 1 })).length === 0)
		return []
	const findings: Finding[] = []
	for (let after: string | undefined; findings.length < mostPerCheck;) {
		const rows = await productsToIndex(db, { after, limit: batch })
		findings.push(...(await differingDocuments(db, rows.map(productDocument))).map(differing))
		after = rows.at(-1)?.id
		if (rows.length < batch) break
	}
	const pages = await pageDocuments(db)
	const pageIds = pages.map(({ id }) => id)
	return [
		...findings.slice(0, mostPerCheck),
		...(await differingDocuments(db, pages)).slice(0, mostPerCheck).map(differing),
		...(await otherProducts(db, mostPerCheck)).map((id) => finding(id, 'its product is not in the shop')),
		...(await otherPages(db, pageIds, mostPerCheck)).map((id) => finding(id, 'its page does not exist')),
	]
}

/** Rebuilds the index. @returns what was done */
export const repairIndex = async (db: Connection): Promise<string> =>
	`The search index is rebuilt: ${await indexEverything(db)} documents.`
