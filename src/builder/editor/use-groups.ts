// What can be done with several selected elements of a side, announced to screen readers.
import { useMemo } from 'react'
import type { Dressed } from '#designs/rules/lettering-items.ts'
import type { ViewDef } from '#garments/template.ts'
import type { Point } from '#placement/boxes.ts'
import { useLabels } from '../components/builder-language.tsx'
import { useEditor } from './context.tsx'
import {
	copiedText,
	copiedTogether,
	elementsOn,
	frameAround,
	grouped,
	isOneGroup,
	logosIn,
	movedTogether,
	namesOf,
	removedText,
	removedTogether,
	selectedOf,
	togetherWith,
	toggled,
	ungrouped,
	type SideElement,
} from './groups.ts'
import type { Labels } from './labels.ts'
import { centerLabel, newLogoId } from './logos.ts'
import type { Editor } from './store.ts'

type Side = Omit<Dressed, 'config'> & { view: ViewDef; labels: Labels }

function groupsOn(editor: Editor, { template, packs, view, labels }: Side) {
	const texts = labels.groups
	const state = editor.getState
	const announce = (announcement: string) => state().show({ announcement })
	const dress = () => ({ template, config: state().config, ...(packs && { packs }) })
	const elements = () => elementsOn(dress(), view)
	const selected = () => selectedOf(elements(), state())
	/** Whether an element is selected, alone or with others. */
	const isSelected = (id: string) => selected().some((element) => element.id === id)
	/** What moves with an element. */
	const together = (id: string) => togetherWith(elements(), state(), id)
	return {
		isSelected,
		together,
		/** Selects an element besides the others, or takes it out. */
		toggle: (id: string) => {
			state().show(toggled(elements(), state(), id))
			const now = selected()
			announce(now.length === 0 ? texts.nothingSelected : texts.selected(namesOf(now, labels)))
		},
		group: () => {
			const those = selected()
			if (those.length < 2 || isOneGroup(those)) return
			state().change((config) => grouped(config, those, newLogoId()))
			announce(texts.grouped(namesOf(those, labels)))
		},
		ungroup: () => {
			const those = selected().filter(({ group }) => group !== undefined)
			if (those.length === 0) return
			state().change((config) => ungrouped(config, those))
			announce(texts.ungrouped(namesOf(those, labels)))
		},
		/** @param key the key that is held: one step of history for all its moves */
		move: (those: readonly SideElement[], by: Point, key: string) => {
			const ids = those.map(({ id }) => id)
			state().changeText(`${key} ${ids.join()}`, (config) =>
				movedTogether(config, those, { by, view, views: template.views }),
			)
			const after = elements().filter(({ id }) => ids.includes(id))
			announce(texts.moved(those.length, centerLabel({ frame: frameAround(after), view }, labels)))
		},
		/** Copies the logos among the elements and selects the copies. @returns their ids */
		copy: (those: readonly SideElement[]): string[] => {
			const { config, ids } = copiedTogether(state().config, those, { newId: newLogoId, view })
			const [first, ...also] = ids
			if (first !== undefined) {
				state().change(() => config)
				state().show({ selection: first, also })
			}
			announce(copiedText(those, first === undefined ? [] : selected(), labels))
			return ids
		},
		/** Removes the logos among the elements. */
		remove: (those: readonly SideElement[]) => {
			if (logosIn(those).length > 0) {
				state().change((config) => removedTogether(config, those))
				state().show({ selection: null })
			}
			announce(removedText(those, labels))
		},
	}
}

export type Groups = ReturnType<typeof groupsOn>

/** Always reads the design as it is at the call. */
export function useGroups({ template, packs, view }: Omit<Side, 'labels'>): Groups {
	const editor = useEditor()
	const labels = useLabels()
	return useMemo(
		() => groupsOn(editor, { template, view, labels, ...(packs && { packs }) }),
		[editor, template, packs, view, labels],
	)
}
