// Opens the builder with a design of the gallery: `?gallery=ID`, an edit that can be undone.
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withGalleryDesign } from '#designs/rules/gallery/apply.ts'
import type { BuilderData } from '#designs/views.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { choiceIn, choiceInParams, type TeamChoice } from '#pictures/rules/team-choice.ts'
import type { Editor } from '../editor/store.ts'

/** The picked team colors, else those of the design. */
export const teamFor = (choice: TeamChoice | undefined, config: DesignConfig) =>
	choice
		? { primary: choice.primary.hex, secondary: choice.secondary.hex, teamName: choice.teamName }
		: { primary: config.primaryColor, secondary: config.secondaryColor }

/** Call after the draft of this browser is loaded. */
export function useGalleryStart(editor: Editor, data: BuilderData, template: GarmentTemplate): void {
	const [query, setQuery] = useSearchParams()
	const { gallery, saved } = data
	const asked = query.get('gallery')
	// Follows the address once: the edit is part of the draft from then on, and a reload must not repeat it.
	useEffect(() => {
		if (asked === null) return
		const design = gallery.find(({ id }) => id === asked)
		if (design && !saved?.locked) {
			const choice = choiceInParams(query) ?? choiceIn(document.cookie)
			editor
				.getState()
				.change((config) => withGalleryDesign(config, { ...design, template }, teamFor(choice, config)))
			editor.getState().show({ announcement: `${design.name} is your design. Undo takes it back.` })
		}
		setQuery(
			(current) => {
				for (const name of ['gallery', 'colors', 'team']) current.delete(name)
				return current
			},
			{ replace: true, preventScrollReset: true },
		)
	}, [asked, editor, gallery, saved, template, query, setQuery])
}
