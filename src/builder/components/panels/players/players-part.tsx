import { useCallback, useMemo } from 'react'
import { maxDesignPlayers } from '#designs/rules/players.ts'
import { piecesOf } from '#designs/rules/players.ts'
import { personalPiece, printsOf, printsOfAny } from '#garments/personalization.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import {
	emptyPlayer,
	piecesBySize,
	withoutPlayer,
	withPlayer,
	withSize,
	type Players,
} from '../../../rules/players.ts'
import { useEditor, useEditorState, useSettledConfig } from '../../../editor/context.tsx'
import { LineIcon } from '../../frame/line-icon.tsx'
import { viewForSlot } from '../names/lettering-edits.ts'
import { ForOwner, PanelPart, TextButton } from '../panel.tsx'
import { isGuest } from '../../../rules/together.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useReviewTexts } from '../../review-language.ts'
import type { PanelProps } from '../props.ts'
import { PlayerRow, type RowActions } from './player-row.tsx'
import { PlayerSources } from './player-sources.tsx'
import { usePlayerMarks } from './use-player-marks.ts'

type PlayersPartProps = Pick<PanelProps, 'data' | 'template' | 'packs' | 'pieces' | 'actions' | 'isLocked'>

/** Who gets the garment: the players of the design, each drawn and checked. */
export function PlayersPart(props: PlayersPartProps) {
	const { data, pieces } = props
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const { players: texts } = review
	const players = useEditorState((state) => state.players)
	const prints = printsOfAny(pieces)
	const isPersonal = prints.name || prints.number
	const isKit = data.pieces.length > 1
	const hint = data.pieces.some(({ product }) => product.personalized !== false)
		? texts.sampleHint
		: texts.noneHint
	const aside = players.length > 0 && texts.count(players.length, piecesOf(players), isKit)
	if (isGuest(data)) return <ForOwner title={texts.title}>{texts.ofOwner}</ForOwner>
	return (
		<PanelPart title={texts.title} aside={aside}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{isPersonal || players.length > 0 ? (
					<p className="text-[0.9375rem] text-muted">
						{isPersonal ? texts.lead(isKit) : `${texts.printsNothing} ${hint}`}
					</p>
				) : (
					<p className="text-[0.9375rem] text-muted">
						{texts.needsNone} {hint}
					</p>
				)}
				{(isPersonal || players.length > 0) && (
					<>
						<PlayerSources {...props} />
						{players.length > 0 && <PlayerList {...props} />}
						{players.length > 0 && (
							<p role="status" className="text-label text-muted">
								{texts.pieces(piecesBySize(players, data.pieces, { noSize: texts.noSize, word }))}
							</p>
						)}
					</>
				)}
			</div>
		</PanelPart>
	)
}

type PicturedPiece = Pick<PanelProps['pieces'][number], 'piece' | 'template' | 'config'> & {
	/** What is looked for on it. */
	slot: 'name' | 'number'
}

/** Which of the players the stage shows. Showing one goes to the piece that prints them. */
function useShown(
	players: Players,
	{ piece: { id: piece, name: pieceName }, template, slot }: PicturedPiece,
) {
	const preview = useEditorState((state) => state.previewPlayer)
	const isHere = useEditorState((state) => state.piece === piece)
	const shown = isHere ? preview : null
	const editor = useEditor()
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const { shownAndEdited } = review.players
	const show = useCallback(
		(index: number) => {
			const { players: list, view: current, piece: shownPiece, showPiece, show: showOn } = editor.getState()
			const player = list[(index + list.length) % list.length]
			if (!player) return
			const view = viewForSlot(template, slot, current)
			if (shownPiece !== piece) {
				showPiece(piece, view)
				showOn({ announcement: shownAndEdited(word(pieceName)) })
			}
			const { name, number } = player
			showOn({ previewPlayer: { name, number }, view })
		},
		[editor, template, slot, piece, pieceName, shownAndEdited, word],
	)
	const at = shown
		? players.findIndex(({ name, number }) => name === shown.name && number === shown.number)
		: -1
	const stop = () => editor.getState().show({ previewPlayer: null })
	return { at, isHere, isPreview: shown !== null, show, stop }
}

const firstField = (at: number, name: string) =>
	document.querySelector<HTMLInputElement>(`[data-player-field="${name}-${at}"]`)

/** Changes of the list; they never change between renders, so that a row renders only with its own player. */
function useRowActions(data: PanelProps['data'], preview: (at: number) => void): RowActions {
	const editor = useEditor()
	return useMemo(() => {
		const { changePlayers } = editor.getState()
		return {
			edit: (at, part, isTyped = false) => {
				const [field] = Object.keys(part)
				changePlayers((list) => withPlayer(list, at, part), isTyped ? `player-${field}-${at}` : undefined)
			},
			chooseSize: (at, place, size) =>
				changePlayers((list) =>
					list.map((player, index) =>
						index === at ? withSize(player, data.pieces, { place, size }) : player,
					),
				),
			remove: (at) => changePlayers((list) => withoutPlayer(list, at)),
			preview,
			goOn: (at, field) => {
				const { players } = editor.getState()
				if (at + 1 >= players.length && players.length < maxDesignPlayers)
					changePlayers((list) => [...list, emptyPlayer(data.pieces)])
				// The new row is there after React's render.
				requestAnimationFrame(() => firstField(at + 1, field)?.focus())
			},
		}
	}, [editor, data.pieces, preview])
}

/** The piece in the players' pictures: the shown one if it prints something of them, else one that does. */
function usePictured({ data, template, pieces }: PlayersPartProps): PicturedPiece {
	const config = useSettledConfig()
	// Of the design itself: the settled one is for a moment that of the piece shown before.
	const isPersonal = useEditorState((state) => {
		const { name, number } = printsOf(state.config, template)
		return name || number
	})
	const shown = { piece: data.piece, template, config }
	const one = isPersonal ? shown : (personalPiece(pieces) ?? shown)
	return { ...one, slot: printsOf(one.config, one.template).name ? 'name' : 'number' }
}

function PlayerList(props: PlayersPartProps) {
	const { data, packs, pieces, isLocked } = props
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const { players: texts } = review
	const players = useEditorState((state) => state.players)
	const marks = usePlayerMarks(props)
	const pictured = usePictured(props)
	const { template, config, slot } = pictured
	const { at: shownAt, isHere, isPreview, show, stop } = useShown(players, pictured)
	const actions = useRowActions(data, show)
	const { name, number } = printsOfAny(pieces)
	const prints = useMemo(() => ({ name, number }), [name, number])
	const view = viewForSlot(template, slot, template.views[0]?.id ?? 'front')
	const errors = marks.filter((own) => own.some(({ tone }) => tone === 'error')).length
	const warnings = marks.filter((own) => own.length > 0).length - errors
	return (
		<>
			{errors + warnings > 0 && (
				<Notice tone="warning">
					{[
						...(errors > 0 ? [texts.toFix(errors)] : []),
						...(warnings > 0 ? [texts.toLookAt(warnings)] : []),
					].join(', ')}
					.
				</Notice>
			)}
			{(name || number) && (
				<div className="flex items-center gap-2 rounded-notice bg-well p-2">
					<Button
						variant="outline"
						size="small"
						aria-label={texts.previous}
						onClick={() => show(shownAt < 0 ? players.length - 1 : shownAt - 1)}
					>
						<LineIcon name="left" />
					</Button>
					<p
						role="status"
						className="min-w-0 flex-1 text-center text-sm font-semibold text-balance break-words"
					>
						{shownAt < 0
							? texts.seeEach(isHere ? null : word(pictured.piece.name))
							: texts.shown(shownAt + 1, players.length, nameOf(players[shownAt]))}
					</p>
					<Button variant="outline" size="small" aria-label={texts.next} onClick={() => show(shownAt + 1)}>
						<LineIcon name="right" />
					</Button>
				</div>
			)}
			{isPreview && (
				<TextButton className="justify-self-start text-sm" onClick={stop}>
					{texts.back}
				</TextButton>
			)}
			<fieldset disabled={isLocked} className="min-w-0">
				<legend className="sr-only">{texts.title}</legend>
				<ul className="grid">
					{players.map((player, at) => (
						<PlayerRow
							// A row has no id of its own; every field is controlled by the list.
							key={rowKey(at)}
							{...{ player, at, prints, template, config, packs, view, actions }}
							pieces={data.pieces}
							marks={marks[at] ?? noMarks}
							isShown={at === shownAt}
						/>
					))}
				</ul>
			</fieldset>
		</>
	)
}

const noMarks: never[] = []
const rowKey = (at: number) => `player ${at}`

const nameOf = (player: Players[number] | undefined): string =>
	[player?.number && `#${player.number}`, player?.name].filter(Boolean).join(' ')
