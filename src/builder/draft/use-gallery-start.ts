// Opens the builder with a design of the gallery: `?gallery=ID`, an edit that can be undone.
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withGalleryDesign } from '#designs/rules/gallery/apply.ts'
import { pairOfPiece } from '#designs/rules/kit.ts'
import type { BuilderPageData } from '#designs/views.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { recolored } from '#garments/recolor.ts'
import { templateById } from '#garments/templates/index.ts'
import { choiceIn, choiceInParams, type TeamChoice } from '#pictures/rules/team-choice.ts'
import type { Editor } from '../editor/store.ts'

/** The picked team colors, else those of the design. */
export const teamFor = (choice: TeamChoice | undefined, config: DesignConfig) =>
	choice
		? { primary: choice.primary.hex, secondary: choice.secondary.hex, teamName: choice.teamName }
		: { primary: config.primaryColor, secondary: config.secondaryColor }

/** Call after the draft of this browser is loaded. */
export function useGalleryStart(editor: Editor, data: BuilderPageData): void {
	const [query, setQuery] = useSearchParams()
	const { pieces, saved } = data
	const asked = query.get('gallery')
	// Follows the address once: the edit is part of the draft from then on, and a reload must not repeat it.
	useEffect(() => {
		if (asked === null) return
		const designs = pieces.flatMap(({ piece, product, gallery }) => {
			const design = gallery.find(({ id }) => id === asked)
			const template = templateById(product.templateId)
			return design && template ? [{ piece, design, template }] : []
		})
		const [first] = designs
		if (first && !saved?.locked) {
			const choice = choiceInParams(query) ?? choiceIn(document.cookie)
			editor.getState().changeAll((config, id) => {
				const own = designs.find(({ piece }) => piece.id === id)
				const piece = pieces.find((one) => one.piece.id === id)?.piece ?? {}
				const team = choice ? pairOfPiece(piece, teamFor(choice, config)) : teamFor(choice, config)
				return own
					? withGalleryDesign(config, { ...own.design, template: own.template }, team)
					: recolored(config, team)
			})
			editor.getState().show({ announcement: `${first.design.name} is your design. Undo takes it back.` })
		}
		setQuery(
			(current) => {
				for (const name of ['gallery', 'colors', 'team']) current.delete(name)
				return current
			},
			{ replace: true, preventScrollReset: true },
		)
	}, [asked, editor, pieces, saved, query, setQuery])
}
