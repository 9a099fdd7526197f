// The list of a person's designs: saved ones and unsaved new ones. Every query includes the owner.
import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import { products } from '#catalog/tables.ts'
import { designDrafts, designs, designVersions } from '../tables.ts'
import type { ProofState } from '../states.ts'
import type { DesignKey } from './designs.server.ts'

const made = sql<string>`${products.brand} || ' ' || ${products.model}`.as('made')
const teamIn = (config: typeof designs.config | typeof designDrafts.config) =>
	sql<string>`coalesce(${config} ->> 'teamName', '')`.as('team_name')

/** What the builder opens: the kit of a kit's first piece, else the design's own product. */
const soldId = sql<string>`coalesce(${designs.kitProductId}, ${designs.productId})`

/** A kit is its first piece; its further pieces are not listed. */
const savedOf = (db: Connection, userId: string) =>
	db
		.select({
			isSaved: sql<boolean>`true`.as('is_saved'),
			id: designs.id,
			productId: sql<string>`${products.id}`.as('sold_id'),
			isKit: sql<boolean>`${designs.kitId} is not null`.as('is_kit'),
			made,
			isSold: sql<boolean>`${products.status} = 'active'`.as('is_sold'),
			name: sql<string | null>`${designs.name}`.as('design_name'),
			teamName: teamIn(designs.config),
			version: sql<number>`${designs.version}`.as('version_number'),
			locked: sql<boolean>`${designs.locked}`.as('is_locked'),
			hasDraft: sql<boolean>`${designDrafts.subjectId} is not null`.as('has_draft'),
			proofState: sql<ProofState>`coalesce(${designVersions.proofState}, 'none')`.as('proof'),
			changedAt: designs.updatedAt,
		})
		.from(designs)
		.innerJoin(products, eq(products.id, soldId))
		.leftJoin(
			designVersions,
			and(eq(designVersions.designId, designs.id), eq(designVersions.version, designs.version)),
		)
		.leftJoin(
			designDrafts,
			and(
				eq(designDrafts.userId, designs.userId),
				eq(designDrafts.subjectId, designs.id),
				eq(designs.locked, false),
			),
		)
		.where(and(eq(designs.userId, userId), or(isNull(designs.kitId), eq(designs.kitId, designs.id))))

/** Drafts of new designs; drafts of saved designs are listed with those. */
const draftsOf = (db: Connection, userId: string) =>
	db
		.select({
			isSaved: sql<boolean>`false`.as('is_saved'),
			id: designDrafts.subjectId,
			productId: sql<string>`${products.id}`.as('sold_id'),
			isKit: sql<boolean>`${designDrafts.kit} <> '{}'::jsonb`.as('is_kit'),
			made,
			isSold: sql<boolean>`${products.status} = 'active'`.as('is_sold'),
			name: sql<string | null>`null::text`.as('design_name'),
			teamName: teamIn(designDrafts.config),
			version: sql<number>`0`.as('version_number'),
			locked: sql<boolean>`false`.as('is_locked'),
			hasDraft: sql<boolean>`true`.as('has_draft'),
			proofState: sql<ProofState>`'none'`.as('proof'),
			changedAt: designDrafts.updatedAt,
		})
		.from(designDrafts)
		.innerJoin(products, eq(products.id, designDrafts.subjectId))
		.where(eq(designDrafts.userId, userId))

const worksOf = (db: Connection, userId: string) =>
	unionAll(savedOf(db, userId), draftsOf(db, userId)).as('works')
type Works = ReturnType<typeof worksOf>

function named(
	{ name, made: product, teamName }: Pick<Works, 'name' | 'made' | 'teamName'>,
	query: string,
): SQL | undefined {
	if (query === '') return undefined
	const wanted = anywhere(query)
	return or(...[name, product, teamName].map((text) => sql`${text} ilike ${wanted}`))
}

export async function countWorks(
	db: Connection,
	{ userId, query }: { userId: string; query: string },
): Promise<number> {
	const works = worksOf(db, userId)
	const [row] = await db.select({ all: count() }).from(works).where(named(works, query))
	return row?.all ?? 0
}

/** Latest first; ties are ordered by id. */
export function worksPage(
	db: Connection,
	asked: { userId: string; query: string; offset: number; limit: number },
) {
	const works = worksOf(db, asked.userId)
	return db
		.select()
		.from(works)
		.where(named(works, asked.query))
		.orderBy(desc(works.changedAt), desc(works.id))
		.limit(asked.limit)
		.offset(asked.offset)
}

/** A person's saved designs whose products are sold: these ones, or those of a search; latest first. */
export function savedToChoose(
	db: Connection,
	asked: { userId: string; limit: number } & ({ ids: readonly string[] } | { query: string }),
) {
	const saved = savedOf(db, asked.userId).as('saved')
	const fitting = 'ids' in asked ? inArray(saved.id, [...asked.ids]) : named(saved, asked.query)
	return db
		.select()
		.from(saved)
		.where(and(eq(saved.isSold, true), fitting))
		.orderBy(desc(saved.changedAt), desc(saved.id))
		.limit(asked.limit)
}

/** @returns whether this owner has the design */
export async function setName(
	db: Connection,
	{ id, userId }: DesignKey,
	name: string | null,
): Promise<boolean> {
	const rows = await db
		.update(designs)
		.set({ name })
		.where(and(eq(designs.id, id), eq(designs.userId, userId)))
		.returning({ id: designs.id })
	return rows.length > 0
}
