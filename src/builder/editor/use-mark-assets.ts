// What the page knows about the marks of the design.
import { useEffect } from 'react'
import type { Mark } from '#garments/marks/marks.ts'
import { configsOf, type Editor, type EditorState } from './store.ts'

type Work = Pick<EditorState, 'piece' | 'config' | 'kit' | 'assets'>

/** Marks whose art the page does not know. */
export function unknownMarks({ assets, ...work }: Work): Mark[] {
	const known = new Set(Object.values(assets).map(({ url }) => url))
	return Object.values(configsOf(work)).flatMap(({ logos }) =>
		logos.flatMap(({ mark, url }) => (mark && !known.has(url) ? [mark] : [])),
	)
}

async function addMarkAssets(editor: Editor): Promise<void> {
	const marks = unknownMarks(editor.getState())
	if (marks.length === 0) return
	const { markAsset } = await import('#garments/marks/library.ts')
	for (const mark of marks) {
		const asset = markAsset(mark)
		if (asset) editor.getState().addAsset(asset)
	}
}

/** Adds the art of marks in colors and frames that the design did not have before; the library loads with the first. */
export function useMarkAssets(editor: Editor): void {
	// Synchronizes with the editor. Until the library has loaded, a mark is judged by its size alone, as any unknown art;
	// after a failure the next change tries again.
	useEffect(() => {
		const add = () => addMarkAssets(editor).catch(() => {})
		void add()
		return editor.subscribe((now, before) => {
			if (now.config !== before.config || now.kit !== before.kit) void add()
		})
	}, [editor])
}
