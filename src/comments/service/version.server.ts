// A saved version as it is shown with its comments: pictures, pins, places and the list.
import type { ServiceContext } from '#database/context.server.ts'
import { describeDesign } from '#designs/rules/describe.ts'
import { descriptionLanguages } from '#designs/rules/description-languages.ts'
import type { ownVersionAsShared } from '#designs/service/shares.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import type { PageLanguage } from '#kit/language.ts'
import { apart, percentsOf } from '../rules/pins.ts'
import { placeIn, viewPlacesIn } from '../rules/place-phrases.ts'
import { placeName, placesToChoose, type PlacedPiece } from '../rules/places.ts'
import { answersOf, commentsOf } from '../store/comments.server.ts'
import type { CommentedVersion, CommentView, Pin } from '../views.ts'

type Shown = Awaited<ReturnType<typeof ownVersionAsShared>>
type Row = Awaited<ReturnType<typeof commentsOf>>[number]

function piecesOf({ pieces }: Pick<Shown, 'pieces'>, language: PageLanguage): CommentedVersion['pieces'] {
	return pieces.map(({ id, name, config, template }) => {
		const packs = packsFor(config, template)
		return {
			id,
			name,
			views: template.views.map(({ id: view }) => ({
				id: view,
				scene: renderDesign({ template, config, view, mode: 'preview', packs }),
			})),
			description: describeDesign({ template, config, packs }, descriptionLanguages[language]).join(' '),
		}
	})
}

/** Comments with their answers and the names of their places. Two statements at most. */
export async function commentViews(
	{ db }: Pick<ServiceContext, 'db'>,
	rows: readonly Row[],
	{ pieces, language = 'en' }: { pieces: readonly PlacedPiece[]; language?: PageLanguage },
): Promise<CommentView[]> {
	const ids = rows.map(({ id }) => id)
	const answers = Map.groupBy(ids.length === 0 ? [] : await answersOf(db, ids), ({ commentId }) => commentId)
	return rows.map(({ id, version, number, name, text, createdAt, resolvedAt, ...place }) => ({
		id,
		version,
		number,
		place: placeIn(language, placeName(pieces, place)),
		name,
		text,
		createdAt,
		isResolved: resolvedAt !== null,
		answers: (answers.get(id) ?? []).map(({ commentId: _comment, ...answer }) => answer),
	}))
}

/** The pins of each view, moved apart where they would cover each other. */
function pinsOf(
	rows: readonly Row[],
	comments: readonly CommentView[],
	{ pieces }: Pick<Shown, 'pieces'>,
): Pin[] {
	const pinned = rows.flatMap((row, at) => {
		const view = pieces.find(({ id }) => id === row.piece)?.template.views.find(({ id }) => id === row.view)
		const comment = comments[at]
		if (!view || !comment) return []
		const { number, name, place, isResolved } = comment
		return [{ number, name, place, isResolved, piece: row.piece, view: view.id, ...percentsOf(row, view) }]
	})
	const byView = Map.groupBy(pinned, ({ piece, view }) => `${view} ${piece}`)
	return [...byView.values()].flatMap((pins) => {
		const moved = apart(pins)
		return pins.map((pin, at) => ({ ...pin, ...moved[at] }))
	})
}

/** @param showsComments false for a link without comments */
export async function commentedVersion(
	context: ServiceContext,
	shown: Shown,
	{ showsComments, language = 'en' }: { showsComments: boolean; language?: PageLanguage | undefined },
): Promise<CommentedVersion> {
	const { designId, version, product, pieces } = shown
	const rows = showsComments ? await commentsOf(context.db, { designId, version }) : []
	const comments = await commentViews(context, rows, { pieces, language })
	return {
		designId,
		version,
		made: `${product.brand} ${product.model}`,
		productId: product.id,
		teamName: pieces[0].config.teamName.trim(),
		pieces: piecesOf(shown, language),
		comments,
		pins: pinsOf(rows, comments, shown),
		places: showsComments ? viewPlacesIn(language, placesToChoose(pieces)) : [],
	}
}
