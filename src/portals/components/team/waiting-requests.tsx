import { Notice } from '#ui/notice.tsx'
import type { WaitingRequest } from '../../views.ts'
import { promisedHours, type RequestAge } from '../../rules/request-age.ts'
import { teamSportName } from '../../rules/sport-names.ts'

function standing({ state, hoursLeft }: RequestAge): string {
	if (state === 'overdue') return `past our ${promisedHours} hours; please call us`
	return hoursLeft <= 1 ? 'ready within the hour' : `ready within ${hoursLeft} hours`
}

/** The user's open requests, to prevent duplicates. */
export const WaitingRequests = ({ requests }: { requests: readonly WaitingRequest[] }) =>
	requests.length > 0 && (
		<div className="measure pt-8">
			<Notice
				tone="success"
				title={requests.length === 1 ? 'We have your request' : `We have your ${requests.length} requests`}
			>
				<ul className="mt-1 grid gap-1">
					{requests.map(({ id, organizationName, sport, age }) => (
						<li key={id} className="wrap-anywhere">
							{`${[organizationName, teamSportName(sport)].filter(Boolean).join(', ')}: ${standing(age)}`}
						</li>
					))}
				</ul>
				<p className="mt-1">You get an email with your link. Use the form for another team only.</p>
			</Notice>
		</div>
	)
