// What the owner of a design does with the comments on it: read, answer, resolve, delete.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { findOwnPieces, ownPiecesOf, pieceNamesIn } from '#designs/service/kits.server.ts'
import { linksOfDesign, ownVersionAsShared } from '#designs/service/shares.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { commentLimits, type AnswerForm } from '../rules/comment-form.ts'
import {
	answersBy,
	commentsAround,
	commentsOf,
	countAnswers,
	deleteFrom,
	insertAnswer,
	lockComment,
	setResolved,
} from '../store/comments.server.ts'
import type { ListedComment, ListedVersion, OwnerView } from '../views.ts'
import { commentedVersion, commentViews } from './version.server.ts'

/** @throws Refusal signed_out */
function ownerIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	return actor.userId
}

/** The id of the actor's own design. @throws Refusal signed_out, not_found */
async function ownDesignId(context: ServiceContext, designId: string): Promise<string> {
	ownerIn(context)
	const [{ id }] = await ownPiecesOf(context, designId)
	return id
}

type Row = Awaited<ReturnType<typeof commentsOf>>[number]

function versionsWith(rows: readonly Row[], shown: number): ListedVersion[] {
	const byVersion = Map.groupBy(rows, ({ version }) => version)
	return [...new Set([shown, ...byVersion.keys()])]
		.toSorted((a, b) => b - a)
		.map((version) => {
			const own = byVersion.get(version) ?? []
			const open = own.filter(({ resolvedAt }) => resolvedAt === null).length
			return { version, comments: own.length, open }
		})
}

/**
 * A version of the actor's own design with its comments; without a version, the latest with comments, else the latest.
 * @throws Refusal signed_out, not_found
 */
export async function commentsForOwner(
	context: ServiceContext,
	{
		designId,
		version: asked,
		language,
	}: { designId: string; version: number | null; language?: PageLanguage },
): Promise<OwnerView> {
	ownerIn(context)
	const [{ id, version: latest }] = await ownPiecesOf(context, designId)
	const rows = await commentsOf(context.db, { designId: id })
	const version = asked ?? (Math.max(0, ...rows.map((row) => row.version)) || latest)
	const shown = await ownVersionAsShared(context, { designId: id, version })
	const links = await linksOfDesign(context, id)
	return {
		...(await commentedVersion(context, shown, { showsComments: true, language })),
		name: shown.name,
		latestVersion: latest,
		versions: versionsWith(rows, version),
		isAskedFor: links.some(({ allowsComments }) => allowsComments),
	}
}

/** All comments on the actor's own design for the builder: open ones first, of the newest versions first. */
export async function commentsInBuilder(
	context: ServiceContext,
	designId: string | undefined,
): Promise<ListedComment[]> {
	if (designId === undefined || context.actor.userId === null) return []
	const pieces = await findOwnPieces(context, designId)
	if (!pieces) return []
	const nameOf = pieceNamesIn(pieces)
	const placed = pieces.flatMap(({ piece, config }) => {
		const template = templateAsSaved(config)
		return template ? [{ id: piece, name: nameOf(piece), template, config }] : []
	})
	const rows = await commentsOf(context.db, { designId: pieces[0].id })
	const places = new Map(rows.map(({ id, piece, view, xIn, yIn }) => [id, { piece, view, xIn, yIn }]))
	const views = await commentViews(context, rows, { pieces: placed })
	return views
		.flatMap(({ createdAt: _at, answers, ...view }) => {
			const at = places.get(view.id)
			return at ? [{ ...view, answers: answers.length, at }] : []
		})
		.toSorted(
			(a, b) => Number(a.isResolved) - Number(b.isResolved) || b.version - a.version || a.number - b.number,
		)
}

type CommentId = { designId: string; commentId: string }

/** Runs the change with the comment of the actor's own design locked. @throws Refusal signed_out, not_found */
const withOwnComment = (
	context: ServiceContext,
	{ designId, commentId }: CommentId,
	change: (inner: ServiceContext, comment: { id: string; resolvedAt: Date | null }) => Promise<void>,
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const id = await ownDesignId(inner, designId)
		const comment = isUuid(commentId)
			? await lockComment(inner.db, { id: commentId, designId: id })
			: undefined
		if (!comment) throw new Refusal('not_found', messages.notFound)
		await change(inner, comment)
	})

/** Answers a comment; the same form sent twice makes one answer. @throws Refusal signed_out, not_found, conflict */
export const answerComment = (
	context: ServiceContext,
	{ answer: { key, text }, ...comment }: CommentId & { answer: AnswerForm },
): Promise<void> =>
	withOwnComment(context, comment, async (inner, { id: commentId }) => {
		const authorId = ownerIn(inner)
		if ((await countAnswers(inner.db, commentId)) >= commentLimits.answers)
			throw new Refusal('conflict', messages.answersFull)
		const answered = { id: key, commentId, authorId, text, createdAt: inner.now }
		if ((await insertAnswer(inner.db, answered)) !== commentId)
			throw new Refusal('conflict', messages.formUsed)
	})

/** Marks a comment as resolved, or opens it again; the same twice changes nothing. @throws Refusal signed_out, not_found */
export const resolveComment = (
	context: ServiceContext,
	{ isResolved, ...comment }: CommentId & { isResolved: boolean },
): Promise<void> =>
	withOwnComment(context, comment, async (inner, { id, resolvedAt }) => {
		if (isResolved !== (resolvedAt !== null)) await setResolved(inner.db, id, isResolved ? inner.now : null)
	})

/** Deletes a comment with its answers. @throws Refusal signed_out, not_found */
export const deleteComment = (context: ServiceContext, comment: CommentId): Promise<void> =>
	inTransaction(context, async (inner) => {
		const designId = await ownDesignId(inner, comment.designId)
		const isGone =
			isUuid(comment.commentId) && (await deleteFrom(inner.db, { id: comment.commentId, designId }))
		if (!isGone) throw new Refusal('not_found', messages.notFound)
	})

const mostForExport = 5_000

/** Comments on a person's designs, those that the person wrote elsewhere, and the person's answers, newest first. */
export async function commentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const rows = await commentsAround(db, userId, mostForExport)
	return {
		comments: rows.map(({ isOnOwn, own, ...comment }) => {
			const { name, text, createdAt } = comment
			return isOnOwn ? { ...comment, writtenByYou: own } : { name, text, createdAt, writtenByYou: own }
		}),
		answers: await answersBy(db, userId, mostForExport),
	}
}
