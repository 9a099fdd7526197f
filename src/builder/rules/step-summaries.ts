// Short summaries of the builder's steps, shown beside their names.
import { counted } from '#kit/plural.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { normalizeText } from '#garments/lettering/alphabet.ts'
import { letteringFont } from '#garments/lettering/fonts.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { addOnNames, decorationMethodNames, isAddOnType } from '#pricing/rules/decorations.ts'
import type { SavedDesign } from '#designs/views.ts'
import type { ProofState } from '#designs/states.ts'
import { colorName } from '#designs/rules/colors.ts'

type ToSummarize = {
	template: GarmentTemplate
	config: DesignConfig
	saved: Pick<SavedDesign, 'proof'> | null
	/** Whether the garment is a piece of a kit, which is ordered whole. */
	isKit?: boolean
}

const none = 'none'

/** Capitalizes only the first word: `V-neck, three stripes`. */
function listed(parts: readonly string[]): string {
	const text = parts
		.map((word, index) => (index === 0 ? word : word[0]?.toLowerCase() + word.slice(1)))
		.join(', ')
	return text === '' ? none : text
}

function styleSummary({ template, config }: ToSummarize): string {
	const cuts = template.styles.filter(({ slot }) => slot === undefined)
	const chosen = cuts.flatMap(({ id, options }) => {
		const option = options.find((candidate) => candidate.id === config.styles?.[id]) ?? options[0]
		return option ? [option.name] : []
	})
	return chosen.length === 0 ? template.name : listed(chosen)
}

const colorSummary = ({ config }: ToSummarize): string =>
	`${colorName(config.primaryColor)}, ${colorName(config.secondaryColor)}`

const logoSummary = ({ config }: ToSummarize): string =>
	config.logos.length === 0 ? none : counted(config.logos.length, 'logo')

/** The team name as lettered, the player as typed. */
function nameSummary({ config }: ToSummarize): string {
	const font = letteringFont(config.lettering?.team?.font ?? '')
	const team = normalizeText(config.teamName, font?.capitals ?? true)
	const parts = [team, config.playerNumber.trim(), config.playerName.trim()].filter(Boolean)
	return parts.length === 0 ? none : parts.join(' · ')
}

function decorationSummary({ config: { decorations } }: ToSummarize): string {
	if (decorations.length === 0) return none
	const methods = [...new Set(decorations.map(({ type }) => decorationMethodNames[type]))]
	const how = methods.length > 2 ? counted(methods.length, 'method') : listed(methods)
	return `${how}, ${counted(decorations.length, 'place')}`
}

function addOnSummary({ config }: ToSummarize): string {
	const names = config.addOns.map(({ type }) => type).filter(isAddOnType)
	return names.length > 2 ? counted(names.length, 'add-on') : listed(names.map((type) => addOnNames[type]))
}

const proofLabels: Record<ProofState, string> = {
	none: 'not made yet',
	queued: 'waiting',
	making: 'being made',
	ready: 'ready',
	failed: 'could not be made',
}

/** One summary for each of the eight steps, in their order. */
export const stepSummaries = (design: ToSummarize): string[] => [
	styleSummary(design),
	colorSummary(design),
	logoSummary(design),
	nameSummary(design),
	decorationSummary(design),
	addOnSummary(design),
	counted(design.config.quantity, design.isKit ? 'kit' : 'piece'),
	proofLabels[design.saved?.proof.state ?? 'none'],
]
