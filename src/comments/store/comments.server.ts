// Comments on versions of designs, and the owner's answers. The service authorizes by the design.
import { and, asc, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import { designs } from '#designs/tables.ts'
import { commentLimits } from '../rules/comment-form.ts'
import { designCommentAnswers, designComments } from '../tables.ts'

type CommentKey = { id: string; designId: string }
export type NewComment = Omit<typeof designComments.$inferInsert, 'number'>

const isIn = ({ id, designId }: CommentKey) =>
	and(eq(designComments.id, id), eq(designComments.designId, designId))

const shown = columnsOf(
	designComments,
	'id',
	'version',
	'number',
	'piece',
	'view',
	'xIn',
	'yIn',
	'name',
	'text',
	'createdAt',
	'resolvedAt',
)

/** In the order of their numbers; of all versions without one. */
export const commentsOf = (db: Connection, { designId, version }: { designId: string; version?: number }) =>
	db
		.select(shown)
		.from(designComments)
		.where(
			and(
				eq(designComments.designId, designId),
				version === undefined ? undefined : eq(designComments.version, version),
			),
		)
		.orderBy(asc(designComments.number))
		.limit(commentLimits.perDesign)

/** Of several comments, oldest first. */
export const answersOf = (db: Connection, commentIds: readonly string[]) =>
	db
		.select(columnsOf(designCommentAnswers, 'id', 'commentId', 'text', 'createdAt'))
		.from(designCommentAnswers)
		.where(inArray(designCommentAnswers.commentId, [...commentIds]))
		.orderBy(asc(designCommentAnswers.createdAt), asc(designCommentAnswers.id))
		.limit(commentLimits.perDesign * commentLimits.answers)

/** How many comments a design has, and their highest number; stable while the design's row is locked. */
export async function numbersOf(
	db: Connection,
	designId: string,
): Promise<{ count: number; highest: number }> {
	const [row] = await db
		.select({ count: count(), highest: max(designComments.number) })
		.from(designComments)
		.where(eq(designComments.designId, designId))
	return { count: row?.count ?? 0, highest: row?.highest ?? 0 }
}

/** @returns false when there is one with this id already */
export async function insertComment(
	db: Connection,
	comment: typeof designComments.$inferInsert,
): Promise<boolean> {
	const rows = await db
		.insert(designComments)
		.values(comment)
		.onConflictDoNothing({ target: designComments.id })
		.returning({ id: designComments.id })
	return rows.length > 0
}

export const commentById = (db: Connection, key: CommentKey) =>
	firstOf(db.select({ id: designComments.id }).from(designComments).where(isIn(key)))

/** Locks the row until the transaction ends. */
export const lockComment = (db: Connection, key: CommentKey) =>
	firstOf(
		db
			.select(columnsOf(designComments, 'id', 'resolvedAt'))
			.from(designComments)
			.where(isIn(key))
			.for('update'),
	)

export async function setResolved(db: Connection, id: string, resolvedAt: Date | null): Promise<void> {
	await db.update(designComments).set({ resolvedAt }).where(eq(designComments.id, id))
}

/** @returns whether the design had the comment */
export async function deleteFrom(db: Connection, key: CommentKey): Promise<boolean> {
	const rows = await db.delete(designComments).where(isIn(key)).returning({ id: designComments.id })
	return rows.length > 0
}

export const countAnswers = (db: Connection, commentId: string): Promise<number> =>
	db.$count(designCommentAnswers, eq(designCommentAnswers.commentId, commentId))

/** @returns the comment that has the answer: another one when the id was used before */
export async function insertAnswer(
	db: Connection,
	answer: typeof designCommentAnswers.$inferInsert,
): Promise<string | undefined> {
	await db.insert(designCommentAnswers).values(answer).onConflictDoNothing()
	const stored = await firstOf(
		db
			.select(columnsOf(designCommentAnswers, 'commentId'))
			.from(designCommentAnswers)
			.where(eq(designCommentAnswers.id, answer.id)),
	)
	return stored?.commentId
}

/** Designs with open comments of which their owners were not notified. */
export const designsToNotify = (db: Connection, limit: number) =>
	db
		.selectDistinct({ designId: designComments.designId })
		.from(designComments)
		.where(isNull(designComments.notifiedAt))
		.limit(limit)

/** Marks a design's comments as notified. @returns the number of those that are still open */
export async function markNotified(db: Connection, designId: string, now: Date): Promise<number> {
	const rows = await db
		.update(designComments)
		.set({ notifiedAt: now })
		.where(and(eq(designComments.designId, designId), isNull(designComments.notifiedAt)))
		.returning({ resolvedAt: designComments.resolvedAt })
	return rows.filter(({ resolvedAt }) => resolvedAt === null).length
}

/** The mail address of a design's owner. */
export const ownerAddress = (db: Connection, designId: string) =>
	firstOf(
		db
			.select({ email: profiles.email })
			.from(designs)
			.innerJoin(profiles, eq(profiles.id, designs.userId))
			.where(eq(designs.id, designId)),
	)

/** Comments on a person's designs and by the person, newest first; `own` are those that the person wrote. */
export const commentsAround = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			...shown,
			designId: designComments.designId,
			own: sql<boolean>`${designComments.authorId} is not distinct from ${userId}::uuid`,
			isOnOwn: sql<boolean>`${designs.userId} is not distinct from ${userId}::uuid`,
		})
		.from(designComments)
		.innerJoin(designs, eq(designs.id, designComments.designId))
		.where(sql`${designs.userId} = ${userId} or ${designComments.authorId} = ${userId}`)
		.orderBy(desc(designComments.createdAt), desc(designComments.id))
		.limit(limit)

/** A person's answers, newest first. */
export const answersBy = (db: Connection, userId: string, limit: number) =>
	db
		.select(columnsOf(designCommentAnswers, 'commentId', 'text', 'createdAt'))
		.from(designCommentAnswers)
		.where(eq(designCommentAnswers.authorId, userId))
		.orderBy(desc(designCommentAnswers.createdAt), desc(designCommentAnswers.id))
		.limit(limit)
