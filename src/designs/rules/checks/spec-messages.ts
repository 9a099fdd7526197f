// The warnings that the specification words (spec §5), verbatim.
import type { Check, Finding } from './finding.ts'

export const specMessages = {
	numberRange: 'Player number is outside typical league range (0-99)',
	sameColors: 'Primary and secondary colors are identical - consider using contrasting colors',
	logoDpi: 'Ensure all logos are at least 300 DPI at print size for best quality',
	clean: 'All validations passed! Your design is ready.',
} as const

/** True for one or two digits: "0", "00", "01" to "99". */
const isNumber = (text: string) => /^\d{1,2}$/.test(text)

const swapped = ['#f7f7f5', '#17181c'] as const

export const checkSpec: Check = ({ config }) => {
	const { playerNumber, primaryColor, secondaryColor, logos } = config
	const findings: Finding[] = []
	if (playerNumber.trim() !== '' && !isNumber(playerNumber.trim())) {
		findings.push({ id: 'spec-number', severity: 'warning', message: specMessages.numberRange, step: 3 })
	}
	if (primaryColor.toLowerCase() === secondaryColor.toLowerCase()) {
		const other = swapped.find((hex) => hex !== primaryColor.toLowerCase()) ?? swapped[0]
		findings.push({
			id: 'spec-colors',
			severity: 'warning',
			message: specMessages.sameColors,
			step: 1,
			fix: {
				label: other === swapped[0] ? 'Make the secondary white' : 'Make the secondary black',
				apply: (current) => ({ ...current, secondaryColor: other }),
			},
		})
	}
	if (logos.length > 0) {
		findings.push({ id: 'spec-logos', severity: 'warning', message: specMessages.logoDpi, step: 2 })
	}
	return findings
}

/** Shown only when all other findings are `info`. */
export const cleanFinding: Finding = { id: 'clean', severity: 'info', message: specMessages.clean, step: 7 }
