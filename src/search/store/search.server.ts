// SQL that reads the index.
import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { searchDocuments as documents } from '../tables.ts'
import type { DocumentKind } from '../rules/documents.ts'
import type { MatchGroup } from '../rules/facets.ts'
import {
	facetNames,
	hasFilters,
	kindOfType,
	mostShown,
	priceBands,
	type FacetName,
	type SearchFilters,
	type Window,
} from '../rules/filters.ts'
import {
	exactQuery,
	looseQuery,
	relaxedQuery,
	singleQueries,
	type Question,
	type WordKnowledge,
} from '../rules/question.ts'
import { shortestCorrected } from '../rules/spelling.ts'

/** The vocabulary's data on each word; similar words only for those that are neither known nor a prefix. */
export async function lookUpWords(db: Connection, words: readonly string[]): Promise<WordKnowledge[]> {
	const { rows } = await db.execute<WordKnowledge & Record<string, unknown>>(sql`
		with asked as materialized (
			select word,
				coalesce((select documents from search_terms where term = word), 0) as documents,
				exists (select from search_terms where term like word || '%') as begins
			from unnest(${sql.param(words)}::text[]) as word
		)
		select word, documents, begins, coalesce((
			select json_agg(found) from (
				select term, documents from search_terms
				where not begins and length(word) >= ${shortestCorrected}
					and length(term) between length(word) - 2 and length(word) + 2
					and (term % word or left(term, 1) = left(word, 1) or left(term, 2) = reverse(left(word, 2)))
				order by documents desc, term limit 400
			) as found
		), '[]') as close
		from asked`)
	return rows
}

const asQuery = (text: string): SQL => sql`${text}::tsquery`
const has = (text: string): SQL => sql`${documents.words} @@ ${asQuery(text)}`

const matches = (question: Question, isRelaxed: boolean): SQL =>
	has(isRelaxed ? relaxedQuery(question) : looseQuery(question, ''))

/** Ranks by model code or whole title, then the title's beginning, all words in the title, and the rest. */
function scoreOf(question: Question, isRelaxed: boolean): SQL {
	const { key, code } = question
	const title = sql`${documents.words} @@ case ${documents.kind} when 'product' then ${asQuery(exactQuery(question, 'AB'))}
		else ${asQuery(exactQuery(question, 'A'))} end`
	const whole = sql`
		case when ${documents.code} = ${code} then 4000
			when ${code.length >= 4} and starts_with(${documents.code}, ${code}) then 2000 else 0 end
		+ case when ${documents.titleKey} = ${key} then 3000
			when ${key.length >= 3} and starts_with(${documents.titleKey}, ${key}) then 300 else 0 end`
	if (isRelaxed) {
		const parts = singleQueries(question).map(
			({ query, titleQuery, weight }) =>
				sql`case when ${has(titleQuery)} then ${2 * weight}::int when ${has(query)} then ${weight}::int else 0 end`,
		)
		return sql`(${whole} + ${sql.join(parts, sql` + `)})`
	}
	// Exact words in the title imply the loose match, so its test is skipped.
	return sql`(${whole}
		+ case when ${title} then 1000
			else case when ${has(exactQuery(question, 'ABC'))} then 400
					when ${has(exactQuery(question, ''))} then 150 else 0 end
				+ case when ${has(looseQuery(question, 'AB'))} then 200 else 0 end
		end)`
}

const conditionOf: Record<FacetName, (values: readonly string[]) => SQL | undefined> = {
	type: (values) =>
		inArray(
			documents.kind,
			values.flatMap((value) => kindOfType[value] ?? []),
		),
	sport: (values) => inArray(documents.sport, [...values]),
	category: (values) => and(sql`${documents.kind} = 'product'`, inArray(documents.category, [...values])),
	brand: (values) => inArray(documents.brand, [...values]),
	price: (values) =>
		or(
			...priceBands
				.filter(({ id }) => values.includes(id))
				.map(({ fromCents, belowCents }) =>
					belowCents === null
						? sql`${documents.priceCents} >= ${fromCents}`
						: sql`${documents.priceCents} >= ${fromCents} and ${documents.priceCents} < ${belowCents}`,
				),
		),
}

/** True for documents that pass every chosen facet. */
function passes(filters: SearchFilters): SQL {
	const chosen = facetNames.filter((name) => filters[name].length > 0)
	return and(...chosen.map((name) => conditionOf[name](filters[name]))) ?? sql`true`
}

const bandOf = sql`case ${sql.join(
	priceBands.map(({ id, belowCents }) =>
		belowCents === null ? sql`else ${id}::text` : sql`when price_cents < ${belowCents} then ${id}::text`,
	),
	sql` `,
)} end`

export type FoundDocument = {
	id: string
	kind: DocumentKind
	title: string
	detail: string
	href: string
	image: string | null
	category: string
	brand: string | null
	priceCents: number | null
	inStock: boolean
	/** Shown in the team colors that the visitor has picked. */
	isCustomizable: boolean
	score: number
}

export type Answer = {
	/** Highest score of all matches, before facet filters; null without a match. */
	best: number | null
	/** All matches, before facet filters. */
	groups: MatchGroup[]
	/** The products and other pages of their windows, in one order by score. */
	found: FoundDocument[]
}

export type FindOptions = {
	filters: SearchFilters
	isRelaxed: boolean
	/** Suggestions need no groups. */
	withGroups: boolean
	productWindow: Window
	otherWindow: Window
}

/** The offset of a page, limited to that of the last page. */
const lastPageAtMost = (from: number, total: SQL): SQL =>
	sql`least(${from}::bigint, greatest(0, (${total} - 1) / ${mostShown} * ${mostShown}))`

/** Whether a found document is a product that teams can customize. */
const customizable = sql`coalesce((
	select (p.attributes->>'customizable')::boolean from ${products} as p
	where p.id = case d.kind when 'product' then substr(d.id, ${'product:'.length + 1})::uuid end
), false)`

/** One statement. Equal scores are ordered by stock, then by rank. */
export async function findDocuments(
	db: Connection,
	question: Question,
	options: FindOptions,
): Promise<Answer> {
	const { filters, isRelaxed, withGroups, productWindow, otherWindow } = options
	const order = sql`score desc, in_stock desc, rank, title_key, id`
	// Without filters `chosen` equals `hits`; reading `hits` avoids a costly copy.
	const chosen = hasFilters(filters) ? sql`chosen` : sql`hits`
	const best = (isProduct: SQL, { from, count }: Window) => sql`
		(select * from ${chosen} where ${isProduct} order by ${order} limit ${count}
			offset ${from === 0 ? sql`0` : lastPageAtMost(from, sql`(select count(*) from ${chosen} where ${isProduct})`)})`
	const groups = sql`
		select kind, sport, category, brand, ${bandOf} as band, count(*) as count
		from hits as search_documents group by 1, 2, 3, 4, 5`
	const { rows } = await db.execute<Answer & Record<string, unknown>>(sql`
		with hits as materialized (
			select id, kind, sport, category, brand, price_cents, in_stock, rank, title_key,
				${scoreOf(question, isRelaxed)} as score
			from search_documents where ${matches(question, isRelaxed)}
		), chosen as (
			select * from hits as search_documents where ${passes(filters)}
		), best as (
			${best(sql`kind = 'product'`, productWindow)} union all ${best(sql`kind <> 'product'`, otherWindow)}
		), found as (
			select id, d.kind, d.title, d.detail, d.href, d.image, d.category, d.brand,
				d.price_cents as "priceCents", d.in_stock as "inStock",
				${customizable} as "isCustomizable", best.score
			from best join search_documents as d using (id)
			order by best.score desc, best.in_stock desc, best.rank, best.title_key, id
		)
		select ${withGroups ? sql`coalesce((select json_agg(g) from (${groups}) as g), '[]')` : sql`'[]'::json`} as groups,
			${hasFilters(filters) ? sql`(select max(score) from hits)` : sql`(select max(score) from found)`} as best,
			coalesce((select json_agg(found) from found), '[]') as found`)
	return rows[0] ?? { best: null, groups: [], found: [] }
}
