// Edits of the whole kit: what the shown piece has, given to all others in one step that can be undone.
import type { ReactNode } from 'react'
import { pairOfPiece } from '#designs/rules/kit.ts'
import { recolored } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateAsSaved } from '#garments/templates/on-demand.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce, useChangeAll, useConfig, useEditor } from '../../editor/context.tsx'
import { letteredLike } from './names/kit-lettering.ts'
import { useReviewTexts } from '../review-language.ts'
import { PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type KitProps = Pick<PanelProps, 'data'>

type WholeKitProps = KitProps & {
	children: ReactNode
	/** What another piece becomes. */
	edit: (other: DesignConfig, shown: DesignConfig, piece: string) => DesignConfig
	/** Announced. */
	done: string
}

/** Renders nothing outside kits. */
function WholeKit({ data, children, edit, done }: WholeKitProps) {
	const editor = useEditor()
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const { kit: texts } = useReviewTexts()
	if (data.pieces.length < 2) return null
	const apply = () => {
		const { piece: shownId, config: shown } = editor.getState()
		changeAll((other, piece) => (piece === shownId ? other : edit(other, shown, piece)))
		announce(done)
	}
	return (
		<PanelPart title={texts.title} aside={texts.undo}>
			<Button variant="outline" size="small" onClick={apply}>
				{children}
			</Button>
		</PanelPart>
	)
}

/** The shown piece's two colors on every piece; an away jersey wears them the other way round. */
export function ColorsOnKit({ data }: KitProps) {
	const { piece: shownPiece, pieces } = data
	const { kit: texts } = useReviewTexts()
	const edit = (other: DesignConfig, shown: DesignConfig, id: string) => {
		const piece = pieces.find((one) => one.piece.id === id)?.piece ?? shownPiece
		const pair = pairOfPiece(shownPiece, { primary: shown.primaryColor, secondary: shown.secondaryColor })
		return recolored(other, pairOfPiece(piece, pair), templateAsSaved(other))
	}
	return (
		<WholeKit data={data} edit={edit} done={texts.colorsDone}>
			{texts.colors}
		</WholeKit>
	)
}

/** The shown piece's texts and fonts; renders nothing while it has no text. */
export function LetteringOnKit({ data, pieces }: Pick<PanelProps, 'data' | 'pieces'>) {
	const { teamName, playerName, playerNumber } = useConfig()
	const { kit: texts } = useReviewTexts()
	if ((teamName + playerName + playerNumber).trim() === '') return null
	const edit = (config: DesignConfig, shown: DesignConfig, id: string) => {
		const other = pieces.find(({ piece }) => piece.id === id)
		const like = pieces.find(({ piece }) => piece.id === data.piece.id)
		if (!other || !like) return config
		return letteredLike({ ...other, config }, { ...like, config: shown })
	}
	return (
		<WholeKit data={data} edit={edit} done={texts.letteringDone}>
			{texts.lettering}
		</WholeKit>
	)
}
