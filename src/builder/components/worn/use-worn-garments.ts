import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { SceneNode } from '#garments/scene.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { WornGarment } from '#garments/worn/model.ts'
import { wornDesign } from '#garments/worn/worn-design.ts'
import { useConfig, useEditorState } from '../../editor/context.tsx'
import { usePacksOf } from '../../editor/use-packs.ts'
import { onOneFigure } from '../../rules/one-figure.ts'
import { imageData } from './shown.ts'

/** A piece of the design and the template it is edited with. */
export type WornPieceOf = { id: string; template: GarmentTemplate }

type Design = WornPieceOf & { config: DesignConfig }

const wornOf = ({ id, template, config }: Design, packs: GlyphPacks) => {
	const garment = wornDesign({ template, config, mode: 'preview', packs })
	return garment ? [{ id, garment }] : []
}

/** The shown piece and the pieces of the kit that are worn with it, by piece. */
export function useWornGarments(pieces: readonly WornPieceOf[]): Map<string, WornGarment> {
	const shownId = useEditorState((state) => state.piece)
	const kit = useEditorState((state) => state.kit)
	const player = useEditorState((state) => state.previewPlayer)
	const own = useDeferredValue(useConfig())
	const designs = useMemo(() => {
		const dressed = (config: DesignConfig) => (player ? wornBy(config, player) : config)
		const all = pieces.flatMap(({ id, template }): Design[] => {
			const config = id === shownId ? own : kit[id]
			return config ? [{ id, template, config: dressed(config) }] : []
		})
		return all.toSorted((a, b) => Number(b.id === shownId) - Number(a.id === shownId))
	}, [pieces, shownId, kit, own, player])
	const packs = usePacksOf(designs)
	const [shown, ...others] = designs
	const first = useMemo(() => (shown ? wornOf(shown, packs) : []), [shown, packs])
	// Their designs keep their identity while the shown piece changes.
	const key = others.map(({ config }) => config)
	const further = useStable(key, () => others.flatMap((design) => wornOf(design, packs)), packs)
	return useMemo(() => onOneFigure([...first, ...further]), [first, further])
}

/** The value of `make`, computed again only when an element of `list` or `other` is another object. */
function useStable<Value>(list: readonly object[], make: () => Value, other: object): Value {
	const [known, setKnown] = useState(() => ({ list, other, value: make() }))
	const isKnown =
		known.other === other &&
		known.list.length === list.length &&
		known.list.every((one, at) => one === list[at])
	if (isKnown) return known.value
	const value = make()
	setKnown({ list, other, value })
	return value
}

const imagesIn = (nodes: readonly SceneNode[]): string[] =>
	nodes.flatMap((node) =>
		node.type === 'group' ? imagesIn(node.children) : node.type === 'image' ? [node.href] : [],
	)

/** The data of the garments' images by address; those still loading, or not readable, are missing. */
export function useImageData(garments: ReadonlyMap<string, WornGarment>): ReadonlyMap<string, string> {
	const [data, setData] = useState<ReadonlyMap<string, string>>(new Map())
	const hrefs = [...garments.values()].flatMap(({ textures }) =>
		textures.flatMap(({ cloth, printed, art }) => imagesIn([...cloth, ...printed, ...art])),
	)
	const missing = [...new Set(hrefs)].filter((href) => !data.has(href)).join('\n')
	// Synchronizes with the files of the logos.
	useEffect(() => {
		let isWanted = true
		for (const href of missing === '' ? [] : missing.split('\n'))
			imageData(href).then(
				(read) => isWanted && setData((known) => new Map(known).set(href, read)),
				() => {},
			)
		return () => {
			isWanted = false
		}
	}, [missing])
	return data
}
