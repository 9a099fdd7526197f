// Checks that a design has no name or number where its product takes none.
import { messages } from '../../messages.ts'
import { hasUntakenTexts, withoutPlayerTexts } from '../personal-texts.ts'
import type { Check } from './finding.ts'

export const checkPlayerTexts: Check = ({ config }) =>
	hasUntakenTexts(config)
		? [
				{
					id: 'player-texts',
					severity: 'strong',
					message: messages.notPersonalized,
					step: 3,
					fix: { label: 'Take them off', apply: withoutPlayerTexts },
				},
			]
		: []
