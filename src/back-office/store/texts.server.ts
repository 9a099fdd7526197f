// SQL over all texts of the owner that readers of Spanish pages see, each once, with its translation.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import { collections, products } from '#catalog/tables.ts'
import { textTranslations } from '#translations/tables.ts'
import { textKinds, type TextKind, type TranslationShow } from '../rules/translations-view.ts'

/** Those of the shop itself, by their kind. */
export type ShopOwnTexts = Partial<Record<TextKind, string>>

export type OwnersText = {
	digest: string
	english: string
	/** Null for a text that nothing has any more. */
	kind: TextKind | null
	/** The product or collection. */
	place: string
	/** Empty for a text that has none. */
	spanish: string
}

/** Of the shop, of products for sale, of collections, of drafts, of archived products. */
const ranks = { shop: 0, active: 1, collection: 2, draft: 3, archived: 4 } as const

const kindAt = (kind: TextKind): SQL => sql.raw(String(textKinds.indexOf(kind)))

const productRank = sql`case ${products.status} when 'active' then ${sql.raw(String(ranks.active))}
	when 'archived' then ${sql.raw(String(ranks.archived))} else ${sql.raw(String(ranks.draft))} end`
const productPlace = sql`${products.brand} || ' ' || ${products.model}`
const collectionRank = sql`case ${collections.status} when 'active' then ${sql.raw(String(ranks.collection))} else ${sql.raw(String(ranks.draft))} end`

const ofProducts = (kind: TextKind, english: SQL, more: SQL = sql``): SQL =>
	sql`select ${productRank}, ${productPlace}, ${kindAt(kind)}, ${english} from read as products ${more}`

/** The shop's own texts, and how many products are read: those changed last, or null for all. */
export type TextSource = { own: ShopOwnTexts; mostProducts: number | null }

const readProducts = (most: number | null): SQL => sql`read as materialized (
	select ${products.brand}, ${products.model}, ${products.status}, ${products.description}, ${products.safetyCerts}, ${products.attributes}
	from ${products} ${most === null ? sql`` : sql`order by ${products.updatedAt} desc nulls first, ${products.id} limit ${most}`})`

/** Whether the shop has more products. */
export async function hasMoreProducts(db: Connection, than: number): Promise<boolean> {
	const rows = await db.select({ id: products.id }).from(products).orderBy(products.id).offset(than).limit(1)
	return rows.length > 0
}

/** Every text once: `digest`, `rank`, `place`, `kind` and `english`. */
function ownersTexts({ own, mostProducts }: TextSource): SQL {
	const given = Object.entries(own).filter(([, english]) => english.trim() !== '')
	const kinds = given.map(([kind]) => textKinds.findIndex((known) => known === kind))
	const words = given.map(([, english]) => english)
	return sql`
		with ${readProducts(mostProducts)}
		select distinct on (digest) digest, rank, place, kind, english from (
			select encode(sha256(convert_to(english, 'UTF8')), 'hex') as digest, rank, place, kind, english from (
				select ${sql.raw(String(ranks.shop))} as rank, '' as place, kind, english
				from unnest(${sql.param(kinds)}::int[], ${sql.param(words)}::text[]) as given (kind, english)
				union all ${ofProducts('name', sql`${products.model}`)}
				union all ${ofProducts('description', sql`${products.description}`)}
				union all ${ofProducts('title', sql`${products.attributes} ->> 'pageTitle'`)}
				union all ${ofProducts('summary', sql`${products.attributes} ->> 'pageSummary'`)}
				union all ${ofProducts('certification', sql`cert`, sql`, unnest(${products.safetyCerts}) as cert`)}
				union all ${ofProducts(
					'piece',
					sql`piece ->> 'name'`,
					sql`, jsonb_array_elements(coalesce(${products.attributes} -> 'pieces', '[]')) as piece`,
				)}
				union all select ${collectionRank}, ${collections.title}, ${kindAt('collection')}, ${collections.title} from ${collections}
				union all select ${collectionRank}, ${collections.title}, ${kindAt('about-collection')}, ${collections.description} from ${collections}
			) as each_text where english <> ''
		) as each_digest order by digest, rank, place collate "C", kind`
}

const translated = sql`(select digest, english, text from ${textTranslations} where ${textTranslations.language} = 'es')`

type Row = Omit<OwnersText, 'kind'> & { kind: number | null }

const ofRow = ({ kind, ...row }: Row): OwnersText => ({
	...row,
	kind: kind === null ? null : (textKinds[kind] ?? null),
})

export type TextsAsked = {
	show: TranslationShow
	/** Part of the English or the Spanish; empty for all. */
	q: string
	/** Digest of the last one of the page before; null for the first page. */
	after: string | null
	limit: number
}

/** With their translations; where all products are read, also translations of texts that nothing has any more. */
const withTranslations = (source: TextSource): SQL => sql`
	select coalesce(texts.digest, translated.digest) as digest, coalesce(texts.english, translated.english) as english,
		coalesce(rank, ${sql.raw(String(ranks.archived + 1))}) as rank, coalesce(place, '') as place, kind,
		coalesce(translated.text, '') as spanish
	from (${ownersTexts(source)}) as texts
	${source.mostProducts === null ? sql`full` : sql`left`} join ${translated} as translated on translated.digest = texts.digest`

const shownBy: Record<TranslationShow, SQL> = {
	// Of archived products only orders show something.
	missing: sql`spanish = '' and rank < ${sql.raw(String(ranks.archived))}`,
	all: sql`kind is not null`,
	unused: sql`kind is null`,
}

/** The shop's own first, then those of products for sale. */
export async function listedTexts(
	db: Connection,
	source: TextSource,
	{ show, q, after, limit }: TextsAsked,
): Promise<OwnersText[]> {
	const order = sql`rank, place collate "C", kind, digest`
	const isLater =
		after === null
			? sql`true`
			: sql`(rank, place collate "C", coalesce(kind, -1), digest) >
				(select rank, place collate "C", coalesce(kind, -1), digest from texts where digest = ${after})`
	const holds =
		q === ''
			? sql`true`
			: sql`(lower(english) like ${anywhere(q.toLowerCase())} or lower(spanish) like ${anywhere(q.toLowerCase())})`
	const { rows } = await db.execute<Row>(sql`
		with texts as materialized (${withTranslations(source)})
		select digest, english, kind, place, spanish from texts
		where ${shownBy[show]} and ${holds} and ${isLater} order by ${order} limit ${limit}`)
	return rows.map(ofRow)
}

/** How many of each list. */
export async function countTexts(
	db: Connection,
	source: TextSource,
): Promise<Record<TranslationShow, number>> {
	const { rows } = await db.execute<Record<TranslationShow, number>>(sql`
		with texts as (${withTranslations(source)})
		select count(*) filter (where ${shownBy.missing})::int as missing, count(*) filter (where ${shownBy.all})::int as "all",
			count(*) filter (where ${shownBy.unused})::int as unused
		from texts`)
	return rows[0] ?? { missing: 0, all: 0, unused: 0 }
}

/** These texts, by digest. */
export async function textsByDigest(
	db: Connection,
	source: TextSource,
	digests: readonly string[],
): Promise<OwnersText[]> {
	const { rows } = await db.execute<Row>(sql`
		select digest, english, kind, place, spanish from (${withTranslations(source)}) as texts
		where digest = any(${sql.param([...digests])}::text[])`)
	return rows.map(ofRow)
}
