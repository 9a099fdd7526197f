// Progress to a goal, on turf.
import type { PageLanguage } from '#kit/language.ts'
import { fundraiserTexts } from '../rules/fundraiser-texts.ts'

/** Whole percent of the goal, rounded down. */
export const reachedOf = (raisedCents: number, goalCents: number): number =>
	Math.floor((Math.max(0, raisedCents) * 100) / goalCents)

type GoalBarProps = { reached: number; language?: PageLanguage }

export const GoalBar = ({ reached, language = 'en' }: GoalBarProps) => (
	<div className="mt-4">
		<div
			role="meter"
			aria-label={fundraiserTexts[language].partOfGoal}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.min(100, reached)}
			aria-valuetext={`${reached} %`}
			className="h-3 overflow-hidden rounded-full border border-turf-line bg-night"
		>
			<div className="h-full bg-action" style={{ width: `${Math.min(100, reached)}%` }} />
		</div>
		<p className="figures mt-1.5 text-sm font-bold text-action">{fundraiserTexts[language].goal(reached)}</p>
	</div>
)
