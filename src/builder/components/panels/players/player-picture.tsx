import { useId, useMemo, useRef } from 'react'
import type { DesignPlayer } from '#designs/schemas.ts'
import { Garment } from '#garments/components/garment.tsx'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { wornBy } from '#garments/personalization.ts'
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewId } from '#garments/template.ts'
import { useSeen } from '../../use-seen.ts'

type PlayerPictureProps = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	view: ViewId
	player: Pick<DesignPlayer, 'name' | 'number'>
}

/** The side with the player's name and number; drawn only while it is on the screen. */
export function PlayerPicture(props: PlayerPictureProps) {
	const box = useRef<HTMLSpanElement>(null)
	const isSeen = useSeen(box)
	return (
		<span ref={box} aria-hidden="true" className="stage block h-20 w-16 rounded-[inherit] p-0.5">
			{isSeen && <Drawn {...props} />}
		</span>
	)
}

function Drawn({ template, config, packs, view, player: { name, number } }: PlayerPictureProps) {
	const idPrefix = useId()
	const scene = useMemo(
		() => renderDesign({ template, config: wornBy(config, { name, number }), view, mode: 'thumb', packs }),
		[template, config, packs, view, name, number],
	)
	return <Garment scene={scene} idPrefix={idPrefix} className="size-full" />
}
