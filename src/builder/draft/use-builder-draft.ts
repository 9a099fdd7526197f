// The page's editor, started with the server's data or with a newer draft of this browser.
import { useEffect, useRef, useState } from 'react'
import { templateById } from '#garments/templates/index.ts'
import type { BuilderData } from '#designs/views.ts'
import { createEditor, type Editor } from '../editor/store.ts'
import { readDraft } from './local-draft.ts'

const startOf = ({ config, assets, product }: BuilderData) => ({
	config,
	assets,
	view: templateById(product.templateId)?.views[0]?.id ?? ('front' as const),
})

/** A number that persists across renders and causes none when it changes. */
export type Base = { get: () => number; set: (version: number) => void }

export type BuilderDraft = {
	editor: Editor
	/** The saved version that the work started from; 0 for a new design. */
	base: Base
}

function createBase(version: number): Base {
	let current = version
	return { get: () => current, set: (next) => void (current = next) }
}

/** One editor for the lifetime of the component; use another key for another design. */
export function useBuilderDraft(data: BuilderData): BuilderDraft {
	const [editor] = useState(() => createEditor(startOf(data)))
	const [base] = useState(() => createBase(data.baseVersion))
	const first = useRef(data)
	// Synchronizes with this browser's storage, which the server cannot see: an unsent draft is newer.
	useEffect(() => {
		const { saved, product, userId } = first.current
		if (saved?.locked) return
		const draft = readDraft(saved?.id ?? product.id)
		if (!draft || (draft.isSent && userId !== null)) return
		base.set(draft.baseVersion)
		editor.getState().load(draft.config, draft.assets)
	}, [editor, base])
	return { editor, base }
}
