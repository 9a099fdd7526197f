// All checks of a design. Warnings never block a save.
import { letteringItems } from '../lettering-items.ts'
import { checkColorBlindness, checkContrast } from './contrast.ts'
import { checkDpi, checkPrintArea } from './logos.ts'
import { checkEffects } from './effects.ts'
import { checkLettersOutside } from './letters-outside.ts'
import { severities, type Check, type DesignToCheck, type Finding } from './finding.ts'
import { checkMethods } from './methods.ts'
import { checkLegalNumber, checkNumberHeight, checkSleeveNumbers } from './numbers.ts'
import { checkOverlap } from './overlap.ts'
import { checkSeams } from './seams.ts'
import { checkPlayerTexts } from './player-texts.ts'
import { checkTile } from './tile.ts'
import { checkSpec, cleanFinding } from './spec-messages.ts'
import { checkEmoji, checkFit, checkGlyphs } from './text.ts'

export type { DesignToCheck, Finding, Fix, Severity } from './finding.ts'

const checks: readonly Check[] = [
	checkSpec,
	checkGlyphs,
	checkEmoji,
	checkContrast,
	checkNumberHeight,
	checkLegalNumber,
	checkSleeveNumbers,
	checkFit,
	checkDpi,
	checkTile,
	checkOverlap,
	checkPrintArea,
	checkLettersOutside,
	checkSeams,
	checkMethods,
	checkEffects,
	checkPlayerTexts,
	checkColorBlindness,
]

const rank = ({ severity }: Finding) => severities.indexOf(severity)

/** All findings, most severe first; starts with the clean message when all of them are `info`. */
export function checkDesign(design: DesignToCheck): Finding[] {
	const checked = { ...design, items: letteringItems(design) }
	const findings = checks.flatMap((check) => check(checked)).toSorted((a, b) => rank(a) - rank(b))
	return findings.some(({ severity }) => severity !== 'info') ? findings : [cleanFinding, ...findings]
}

/** True when the design cannot be produced. */
export const blocksProof = (findings: readonly Finding[]): boolean =>
	findings.some(({ severity }) => severity === 'blocks-proof')
