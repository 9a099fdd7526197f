// Six complete designs for a school, made by rules: the gallery's designs in its colors, legal at home or away, with its
// name and its logo or the mark of its nickname. Pure: the same request give the same designs.
import type { Asset } from '#files/schemas.ts'
import { fontsOf } from '#garments/lettering/defaults.ts'
import { letteringFont } from '#garments/lettering/fonts.ts'
import { markAsset } from '#garments/marks/library.ts'
import { teamMarkColors, type ColorCount, type MarkArt, type MarkFacts } from '#garments/marks/marks.ts'
import type { Recoloring } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { jerseySides, type JerseyColorRule, type JerseySide } from '#sports/jersey-rules.ts'
import { brokenNumberRules } from '#sports/roster-numbers.ts'
import { recordOf } from '#sports/sports.ts'
import { isGameJersey } from '../checks/numbers.ts'
import { narrowFont } from '../checks/text.ts'
import type { DesignToCheck } from '../checks/finding.ts'
import { inTeamColors, sampleOf } from '../gallery/apply.ts'
import { galleryOf, type GalleryDesign } from '../gallery/records.ts'
import { colorFaults, inLegalColors } from '../legality/jersey-colors.ts'
import { legalityOf } from '../legality/legality.ts'
import { withTeamLogo } from '../team-logo.ts'
import { legibleOnPattern } from './legible.ts'
import { proposalReason } from './reason.ts'
import { schoolNameIn, type SchoolName } from './school-name.ts'
import { settled, type Proposed } from './settle.ts'

export type ProposalRequest = Proposed & {
	/** As typed; may be empty. */
	name: string
	primary: string
	secondary: string
	/** The logo to print; without it, the mark of the nickname. */
	logo: Asset | null
	/** Whose quantity and further fields the proposals keep. */
	start: DesignConfig
}

export type Proposal = {
	/** Id of the gallery's design and its side; unique among the six. */
	id: string
	name: string
	/** Null where the sport has no rule of sides, and for what is worn in no game. */
	side: JerseySide | null
	config: DesignConfig
	/** What it is and why, in one sentence. */
	reason: string
}

export const proposalCount = 6

/** The fonts that the proposals for a garment are set in. */
export const fontsOfProposals = (template: GarmentTemplate): string[] => [
	...new Set([
		...galleryOf(template).flatMap((design) => fontsOf(sampleOf(design), template)),
		...fontsOf({ ...sampleOf({ ...firstOf(template), lettering: undefined }), ...letters }, template),
		narrowFont,
	]),
]
const letters = { teamName: 'A', playerName: 'A', playerNumber: '1' }

/** @throws Error for a garment without gallery: a gap in the shop's data */
function firstOf(template: GarmentTemplate): GalleryDesign {
	const [first] = galleryOf(template)
	if (!first) throw new Error(`The gallery has no design for ${template.id}`)
	return first
}

/** A design to make: its side, whether the second team color leads, and whether the art does in place of the name. */
type Plan = { recipe: GalleryDesign; rule: JerseyColorRule | undefined; isSwapped: boolean; isCrest: boolean }

const teamOf = ({ primary, secondary }: ProposalRequest, isSwapped: boolean): Recoloring =>
	isSwapped ? { primary: secondary, secondary: primary } : { primary, secondary }

/** Patterns are dyed in: cloth that is decorated instead stays plain. */
const printable = (recipe: GalleryDesign, { cloth }: ProposalRequest): GalleryDesign =>
	cloth.sublimated ? recipe : { ...recipe, pattern: undefined }

/** Sets the words: block letters in capitals, scripts as typed. */
function setIn(config: DesignConfig, text: string): string {
	const font = letteringFont(config.lettering?.team?.font ?? '')
	return font && !font.capitals ? text : text.toUpperCase()
}

function numberFor({ start, sport }: ProposalRequest, recipe: GalleryDesign): string {
	if (!recipe.lettering) return ''
	const own = start.playerNumber.trim()
	if (/^\d{1,2}$/.test(own) && brokenNumberRules(sport, own).length === 0) return own
	return recordOf(sport)?.numeral ?? ''
}

/** The look in the team's colors and on the legal cloth of its side, without art. */
function lookOf({ recipe, rule, isSwapped }: Plan, request: ProposalRequest): DesignConfig {
	const colored = inTeamColors(printable(recipe, request), teamOf(request, isSwapped))
	const { start } = request
	const config: DesignConfig = {
		...start,
		...colored,
		quantity: start.quantity,
		addOns: start.addOns,
		fundraisingEnabled: start.fundraisingEnabled,
		teamName: '',
		playerName: '',
		playerNumber: numberFor(request, recipe),
		logos: [],
		decorations: [],
	}
	const { template, packs } = request
	const legal = rule ? inLegalColors({ template, config, packs }, rule) : config
	return legibleOnPattern(legal, template)
}

type Art = { logo: Asset | MarkArt; mark?: { facts: MarkFacts; count: ColorCount } }

function artOf(config: DesignConfig, facts: MarkFacts, count: ColorCount): Art | undefined {
	const art = markAsset({ id: facts.id, colors: teamMarkColors(config, count) })
	return art && { logo: art, mark: { facts, count } }
}

/** The art to try, the best first; at last none. */
function artsFor(config: DesignConfig, { logo }: ProposalRequest, { mark }: SchoolName): (Art | undefined)[] {
	if (logo) return [{ logo }, undefined]
	const counts: readonly ColorCount[] = [3, 2, 1]
	return [...counts.flatMap((count) => (mark ? (artOf(config, mark, count) ?? []) : [])), undefined]
}

/** `isNumbered` is false for products that are not decorated where the number is. */
type Try = { name: string; art: Art | undefined; isLarge: boolean; isNumbered: boolean }

function withArt(
	config: DesignConfig,
	{ art, isLarge }: Pick<Try, 'art' | 'isLarge'>,
	{ template, packs }: ProposalRequest,
): DesignConfig {
	if (!art) return config
	const { logo, mark } = art
	const library = mark && {
		mark: { id: mark.facts.id, colors: teamMarkColors(config, mark.count) },
		name: mark.facts.name,
	}
	return withTeamLogo(config, { template, packs, logo, isLarge, ...(library && { mark: library }) })
}

/** The names to try: the nickname at home, the school away; at last none. */
function namesFor({ rule, recipe }: Plan, { full, school, nickname }: SchoolName): string[] {
	if (!recipe.lettering) return ['']
	const first = rule?.side === 'away' ? school || nickname : nickname || school
	return [...new Set([first, full, nickname, ''])]
}

const isLegalOn = (design: DesignToCheck, rule: JerseyColorRule | undefined): boolean =>
	!rule || legalityOf(design)?.sides.find(({ side }) => side === rule.side)?.reasons.length === 0

type Made = { design: DesignToCheck; art: Art | undefined; passes: boolean }

type Planned = { plan: Plan; request: ProposalRequest; school: SchoolName }

/** What to try on a look, the best first: the art alone where it leads, each name with the art, and at last bare. */
function triesFor(look: DesignConfig, { plan, request, school }: Planned): Try[] {
	const arts = artsFor(look, request, school)
	const names = namesFor(plan, school)
	return [true, false].flatMap((isNumbered) => [
		...(plan.isCrest ? arts : []).flatMap((art) =>
			art ? [{ name: '', art, isLarge: true, isNumbered }] : [],
		),
		...arts.flatMap((art) => names.map((name) => ({ name, art, isLarge: false, isNumbered }))),
	])
}

/** The first try that passes the checks and is legal; the barest one when none does. */
function made(planned: Planned): Made {
	const { plan, request } = planned
	const look = lookOf(plan, request)
	let last: Made | undefined
	for (const { name, isNumbered, ...attempt } of triesFor(look, planned)) {
		const { art } = attempt
		const texts = { teamName: setIn(look, name).slice(0, 20), ...(!isNumbered && { playerNumber: '' }) }
		const config = withArt({ ...look, ...texts }, attempt, request)
		// The garment has no place for the art.
		if (art && config.logos.length === 0) continue
		const { design, passes } = settled(config, request, art ? [art.logo] : [])
		last = { design, art, passes: passes && isLegalOn(design, plan.rule) }
		if (last.passes) return last
	}
	if (!last) throw new Error('A proposal has at least one try')
	return last
}

/** What of a design shows; two with the same look are one proposal. */
const lookKey = ({ config }: DesignToCheck): string => {
	const { zoneColors, styles, pattern, lettering, primaryColor, secondaryColor } = config
	return JSON.stringify([primaryColor, secondaryColor, zoneColors, styles, pattern, lettering])
}

/** The rules of home and away that a garment has to meet; none for what is worn in no game. */
function rulesFor({ template, sport }: ProposalRequest): JerseyColorRule[] {
	if (template.sport !== sport || !isGameJersey(template)) return []
	const rules = recordOf(sport)?.jerseyColors ?? []
	return jerseySides.flatMap((side) =>
		rules.filter((rule) => rule.side === side && rule.level === 'high school').slice(0, 1),
	)
}

/** The order of the gallery, designs that fit the side as they are first. Of three, one has the art in front and one the second color. */
function plansFor(
	rule: JerseyColorRule | undefined,
	request: ProposalRequest,
	used: readonly string[],
): Plan[] {
	const { template, packs } = request
	const isFitting = (recipe: GalleryDesign) =>
		!rule ||
		colorFaults(
			{ template, packs, config: inTeamColors(printable(recipe, request), teamOf(request, false)) },
			rule,
		).length === 0
	const rank = (recipe: GalleryDesign) => (used.includes(recipe.id) ? 2 : isFitting(recipe) ? 0 : 1)
	const recipes = galleryOf(template).toSorted((a, b) => rank(a) - rank(b))
	const straight = recipes.map((recipe, at) => ({
		recipe,
		rule,
		isSwapped: at % 3 === 2,
		isCrest: at % 3 === 1,
	}))
	return [...straight, ...straight.map((plan) => ({ ...plan, isSwapped: !plan.isSwapped }))]
}

/**
 * Six different designs, three for home and three for away where the sport has rules of sides. Each passes the checks;
 * fewer when the gallery has not so many.
 */
export function proposalsFor(request: ProposalRequest): Proposal[] {
	const school = schoolNameIn(request.name)
	const rules = rulesFor(request)
	const groups = rules.length > 0 ? rules : [undefined]
	const looks = new Set<string>()
	const used: string[] = []
	return groups.flatMap((rule) => {
		const wanted = proposalCount / groups.length
		const found: Proposal[] = []
		for (const plan of plansFor(rule, request, used)) {
			if (found.length === wanted) break
			const { design, art, passes } = made({ plan, request, school })
			const key = lookKey(design)
			if (!passes || looks.has(key)) continue
			looks.add(key)
			used.push(plan.recipe.id)
			const { name, id } = plan.recipe
			const side = rule?.side ?? null
			found.push({
				id: [id, side, plan.isSwapped && 'swapped'].filter(Boolean).join(' '),
				name,
				side,
				config: design.config,
				reason: proposalReason(design, { rule, school, art: art && (art.mark?.facts.name ?? 'your logo') }),
			})
		}
		return found
	})
}
