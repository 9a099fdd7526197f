// Short summaries of the builder's steps, shown beside their names.
import type { DesignConfig } from '#garments/schemas.ts'
import { normalizeText } from '#garments/lettering/alphabet.ts'
import { letteringFont } from '#garments/lettering/fonts.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { addOnNames, decorationMethodNames, isAddOnType } from '#pricing/rules/decorations.ts'
import type { SavedDesign } from '#designs/views.ts'
import { colorName } from '#designs/rules/colors.ts'
import { inEnglish, type DescriptionLanguage } from '#designs/rules/describe-texts.ts'
import { englishFrame, type FrameTexts } from './texts/english-frame.ts'

type ToSummarize = {
	template: GarmentTemplate
	config: DesignConfig
	saved: Pick<SavedDesign, 'proof'> | null
	/** Whether the garment is a piece of a kit, which is ordered whole. */
	isKit?: boolean
}

type SummaryLanguage = Pick<DescriptionLanguage, 'word' | 'colorLabel'> & { texts: FrameTexts['summaries'] }

type Summarized = ToSummarize & SummaryLanguage

/** Capitalizes only the first word: `V-neck, three stripes`. */
function listed(parts: readonly string[], { texts }: SummaryLanguage): string {
	const text = parts
		.map((word, index) => (index === 0 ? word : word[0]?.toLowerCase() + word.slice(1)))
		.join(', ')
	return text === '' ? texts.none : text
}

function styleSummary({ template, config, ...language }: Summarized): string {
	const cuts = template.styles.filter(({ slot }) => slot === undefined)
	const chosen = cuts.flatMap(({ id, options }) => {
		const option = options.find((candidate) => candidate.id === config.styles?.[id]) ?? options[0]
		return option ? [language.word(option.name)] : []
	})
	return chosen.length === 0 ? language.word(template.name) : listed(chosen, language)
}

const colorSummary = ({ config, colorLabel }: Summarized): string =>
	`${colorLabel(colorName(config.primaryColor))}, ${colorLabel(colorName(config.secondaryColor))}`

const logoSummary = ({ config: { logos }, texts }: Summarized): string =>
	logos.length === 0 ? texts.none : texts.logos(logos.length)

/** The team name as lettered, the player as typed. */
function nameSummary({ config, texts }: Summarized): string {
	const font = letteringFont(config.lettering?.team?.font ?? '')
	const team = normalizeText(config.teamName, font?.capitals ?? true)
	const parts = [team, config.playerNumber.trim(), config.playerName.trim()].filter(Boolean)
	return parts.length === 0 ? texts.none : parts.join(' · ')
}

function decorationSummary({ config: { decorations }, ...language }: Summarized): string {
	const { texts, word } = language
	if (decorations.length === 0) return texts.none
	const methods = [...new Set(decorations.map(({ type }) => word(decorationMethodNames[type])))]
	const how = methods.length > 2 ? texts.methods(methods.length) : listed(methods, language)
	return `${how}, ${texts.places(decorations.length)}`
}

function addOnSummary({ config, ...language }: Summarized): string {
	const names = config.addOns.map(({ type }) => type).filter(isAddOnType)
	if (names.length > 2) return language.texts.addOns(names.length)
	return listed(
		names.map((type) => language.word(addOnNames[type])),
		language,
	)
}

const english: SummaryLanguage = { ...inEnglish, texts: englishFrame.summaries }

/** One summary for each of the eight steps, in their order. */
export function stepSummaries(design: ToSummarize, language: SummaryLanguage = english): string[] {
	const all = { ...design, ...language }
	const { quantity } = design.config
	const { kits, pieces, proof } = language.texts
	return [
		styleSummary(all),
		colorSummary(all),
		logoSummary(all),
		nameSummary(all),
		decorationSummary(all),
		addOnSummary(all),
		design.isKit ? kits(quantity) : pieces(quantity),
		proof[design.saved?.proof.state ?? 'none'],
	]
}
