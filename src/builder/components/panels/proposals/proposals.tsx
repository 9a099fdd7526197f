// The form for six proposed designs, and the designs. Loaded on demand: it needs the gallery and the library of marks.
import { useState, type FormEvent } from 'react'
import { pairOfPiece } from '#designs/rules/kit.ts'
import { fontsOfProposals, proposalsFor, type Proposal } from '#designs/rules/proposals/propose.ts'
import { teamColorsFrom } from '#designs/rules/colors.ts'
import type { Asset } from '#files/schemas.ts'
import { teamColors } from '#garments/colors.ts'
import { loadPacks } from '#garments/packs-on-demand.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { recolored } from '#garments/recolor.ts'
import { templateAsSaved, templateById } from '#garments/templates/on-demand.ts'
import { TeamSwatches } from '#pictures/components/team-color-form.tsx'
import { choiceOfColors } from '#pictures/rules/team-choice.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useAnnounce, useChangeAll, useConfig, useEditor, useEditorState } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { startedFrom } from '../design-edits.ts'
import type { PanelProps } from '../props.ts'
import type { StartTexts } from '../../../rules/texts/english-starts.ts'
import { LogoChoice } from './logo-choice.tsx'
import { ProposalCard } from './proposal-card.tsx'

export type ProposalsProps = Pick<PanelProps, 'data' | 'actions'>

type ProposalForm = { name: string; primary: string; secondary: string; logo: Asset | null }

const hexOf = (id: FormDataEntryValue | null) => teamColors.find((color) => color.id === id)?.hex

/** What the form asks for; a logo brings its own colors. */
function formIn(
	form: FormData,
	logo: Asset | null,
	own: { primaryColor: string; secondaryColor: string },
): ProposalForm {
	const name = form.get('school')
	const art = logo ? teamColorsFrom(logo.inks) : undefined
	return {
		name: typeof name === 'string' ? name : '',
		primary: art?.primary.nearest.hex ?? hexOf(form.get('primary')) ?? own.primaryColor,
		secondary: art?.secondary.nearest.hex ?? hexOf(form.get('secondary')) ?? own.secondaryColor,
		logo,
	}
}

type Made = { form: ProposalForm; proposals: readonly Proposal[]; packs: GlyphPacks }
type Progress = 'idle' | 'making' | 'failed'

/** Makes the designs, one request at a time. */
function useProposals({ data: { product } }: Pick<ProposalsProps, 'data'>) {
	const editor = useEditor()
	const [made, setMade] = useState<Made>()
	const [progress, setProgress] = useState<Progress>('idle')
	const make = async (form: ProposalForm) => {
		const template = templateById(product.templateId)
		if (!template) return
		setProgress('making')
		try {
			const packs = await loadPacks(fontsOfProposals(template))
			const { config: start } = editor.getState()
			const { sport } = product
			setMade({
				form,
				packs,
				proposals: proposalsFor({ ...form, template, sport, cloth: product, packs, start }),
			})
			setProgress('idle')
		} catch {
			setProgress('failed')
		}
	}
	return { made, progress, make }
}

type Texts = StartTexts['proposals']

const status = (texts: Texts, progress: Progress, made: Made | undefined): string => {
	if (progress === 'making') return texts.making
	if (progress === 'failed') return texts.failed
	return made ? texts.made(made.proposals.length) : ''
}

/** A school's name, its colors and its logo; then six designs, of which a click makes one the draft. */
export function Proposals({ data, actions }: ProposalsProps) {
	const config = useConfig()
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const { language, starts, word } = useBuilderTexts()
	const { proposals: texts } = starts
	const addAsset = useEditorState((state) => state.addAsset)
	const [logo, setLogo] = useState<Asset | null>(null)
	const { made, progress, make } = useProposals({ data })
	const own = choiceOfColors(config)
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		void make(formIn(new FormData(event.currentTarget), logo, config))
	}
	const choose = ({ name, config: proposed }: Proposal, form: ProposalForm) => {
		if (form.logo) addAsset(form.logo)
		changeAll((current, id) => {
			if (id === data.piece.id) return startedFrom(proposed, current)
			const piece = data.pieces.find((one) => one.piece.id === id)?.piece ?? {}
			return recolored(current, pairOfPiece(piece, form), templateAsSaved(current))
		})
		announce(starts.gallery.isYours(name))
	}
	return (
		<>
			<form onSubmit={submit} autoComplete="off" className="grid gap-3">
				<TextField
					label={texts.name}
					name="school"
					maxLength={60}
					defaultValue={config.teamName}
					placeholder={texts.example}
				/>
				<LogoChoice {...{ data, actions, logo }} onChoose={setLogo} />
				{!logo && (
					<TeamSwatches
						primary={own?.primary.id}
						secondary={own?.secondary.id}
						{...{ language }}
						nameOf={word}
					/>
				)}
				<Button type="submit" disabled={progress === 'making'}>
					{texts.make}
				</Button>
			</form>
			<p role="status" className="mt-3 text-label text-muted empty:hidden">
				{status(texts, progress, made)}
			</p>
			{made && (
				<ul aria-label={texts.list} className="mt-3 grid grid-cols-2 gap-3">
					{made.proposals.map((proposal) => (
						<ProposalCard
							key={proposal.id}
							{...{ proposal }}
							packs={made.packs}
							templateId={data.product.templateId}
							onChoose={() => choose(proposal, made.form)}
						/>
					))}
				</ul>
			)}
		</>
	)
}
