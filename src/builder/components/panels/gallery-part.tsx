import { useState, type FormEvent } from 'react'
import { recoloringFor, styledLike, withGalleryDesign } from '#designs/rules/gallery/apply.ts'
import { pairOfPiece } from '#designs/rules/kit.ts'
import type { GalleryCard } from '#designs/views.ts'
import { recolored, type Recoloring } from '#garments/recolor.ts'
import { templateAsSaved } from '#garments/templates/on-demand.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { TeamNameField, TeamSwatches } from '#pictures/components/team-color-form.tsx'
import { choiceCookie, choiceOfColors, teamChoice, type TeamChoice } from '#pictures/rules/team-choice.ts'
import { useAnnounce, useChangeAll, useConfig } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useDataLanguage } from '../data-language.tsx'
import { optionFrame } from './options.tsx'
import { Disclosure, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type GalleryProps = Pick<PanelProps, 'data' | 'template'>

type Start = Omit<GalleryCard, 'name'> & {
	/** Null for the product’s own design. */
	name: string | null
	edit: (config: DesignConfig, team: Recoloring) => DesignConfig
}

/** The product's own design first, then the finished ones. */
function startsOf({ data: { starts, product, gallery }, template }: GalleryProps): Start[] {
	const { pictured } = starts
	const { pictureHash } = product
	const own: Start[] =
		pictured && pictureHash
			? [
					{
						id: 'pictured',
						name: null,
						pictureHash,
						edit: (config, team) => {
							const styled = recolored(pictured, team, template)
							return { ...styledLike(config, styled), teamName: team.teamName || config.teamName }
						},
					},
				]
			: []
	return [
		...own,
		...gallery.map((design): Start => ({
			...design,
			edit: (config, team) => withGalleryDesign(config, { ...design, template }, team),
		})),
	]
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name)
	return typeof value === 'string' ? value : ''
}

/** Finished designs in the two colors at its top. Choosing one is one edit: names, numbers, art and quantity stay. */
export function GalleryPart({ data, template }: GalleryProps) {
	const config = useConfig()
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const { language, starts, word } = useBuilderTexts()
	const { gallery: texts } = starts
	const dataLanguage = useDataLanguage()
	const shownId = data.piece.id
	const own = choiceOfColors(config)
	const ownKey = `${config.primaryColor} ${config.secondaryColor} ${config.teamName}`
	const [pick, setPick] = useState<{ over: string; choice: TeamChoice }>()
	// A pick counts until the design itself changes its colors.
	const picked = pick?.over === ownKey ? pick.choice : undefined
	const shown = picked ?? own
	if (data.gallery.length === 0) return null

	const follow = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => {
		const form = currentTarget.form && new FormData(currentTarget.form)
		const next = form && teamChoice(`${text(form, 'primary')}-${text(form, 'secondary')}`, text(form, 'team'))
		if (!next) return
		setPick({ over: ownKey, choice: next })
		document.cookie = choiceCookie(next, location.href)
	}
	const start = ({ name, edit }: Start) => {
		changeAll((current, id) => {
			const piece = data.pieces.find((one) => one.piece.id === id)?.piece ?? {}
			const colors = recoloringFor(picked, current)
			const team = picked ? pairOfPiece(piece, colors) : colors
			if (id === shownId) return edit(current, team)
			// Picked colors are those of the whole kit.
			return picked ? recolored(current, team, templateAsSaved(current)) : current
		})
		announce(texts.isYours(name ?? texts.asPictured))
	}
	return (
		<PanelPart title={texts.title} aside={texts.aside}>
			<Disclosure summary={texts.finished} isOpen={!data.saved && !data.isDraft}>
				<form onSubmit={(event) => event.preventDefault()} autoComplete="off">
					<fieldset key={ownKey} onChange={follow} className="grid gap-3">
						<legend className="sr-only">{texts.colors}</legend>
						<TeamSwatches
							primary={own?.primary.id}
							secondary={own?.secondary.id}
							{...{ language }}
							nameOf={word}
						/>
						<TeamNameField name={own?.teamName} language={language} />
					</fieldset>
				</form>
				<ul className="mt-4 grid grid-cols-3 gap-2">
					{startsOf({ data, template }).map((design) => (
						<li key={design.id} className="grid">
							<button
								type="button"
								onClick={() => start(design)}
								className={`${optionFrame} grid content-start overflow-hidden text-center text-sm leading-tight font-semibold`}
							>
								<Picture
									hash={design.pictureHash}
									alt=""
									widths={[160, 240, 320]}
									sizes="130px"
									choice={shown}
									className="stage aspect-4/5 w-full object-contain p-1.5"
								/>
								<span
									lang={design.name === null ? undefined : dataLanguage}
									className="min-w-0 px-1.5 py-2 wrap-anywhere"
								>
									{design.name ?? texts.asPictured}
								</span>
							</button>
						</li>
					))}
				</ul>
			</Disclosure>
		</PanelPart>
	)
}
