import { useId, useMemo } from 'react'
import type { Proposal } from '#designs/rules/proposals/propose.ts'
import { Garment } from '#garments/components/garment.tsx'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'
import { templateById, templateToWorkOn } from '#garments/templates/on-demand.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { optionFrame } from '../options.tsx'

type ProposalCardProps = {
	proposal: Proposal
	packs: GlyphPacks
	templateId: string
	onChoose: () => void
}

/** A proposed design as its picture with its name, and below why it is so. */
export function ProposalCard({ proposal, packs, templateId, onChoose }: ProposalCardProps) {
	const id = useId()
	const { name, side, config, reason } = proposal
	const { said, starts } = useBuilderTexts()
	const scene = useMemo(() => {
		const newest = templateById(templateId)
		const template = newest && templateToWorkOn(newest, config)
		const view = template?.views[0]?.id
		return template && view && renderDesign({ template, config, view, mode: 'thumb', packs })
	}, [templateId, config, packs])
	return (
		<li className="grid content-start gap-1.5">
			<button
				type="button"
				aria-describedby={id}
				onClick={onChoose}
				className={`${optionFrame} grid content-start overflow-hidden text-center text-sm leading-tight font-semibold`}
			>
				<span aria-hidden="true" className="stage block aspect-4/5 w-full p-1.5">
					{scene && <Garment scene={scene} idPrefix={`${id}-p`} className="size-full" />}
				</span>
				<span className="px-1.5 py-2">{side ? starts.proposals.forSide[side](name) : name}</span>
			</button>
			<p id={id} className="text-label leading-snug text-muted">
				{said(reason)}
			</p>
		</li>
	)
}
