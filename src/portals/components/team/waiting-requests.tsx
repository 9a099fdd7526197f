import { Notice } from '#ui/notice.tsx'
import type { WaitingRequest } from '../../views.ts'
import { ageWords, promisedHours, type RequestAge } from '../../rules/request-age.ts'
import { requestSportName } from '../../sport-names.ts'

const standing = (age: RequestAge): string =>
	age.state === 'overdue'
		? `past our ${promisedHours} hours: please call us`
		: `${ageWords(age)} of our ${promisedHours} hours`

/** What somebody has asked for already, so that nobody asks twice. */
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
							{`${organizationName}, ${requestSportName(sport)}: ${standing(age)}`}
						</li>
					))}
				</ul>
				<p className="mt-1">You get a mail with the way in. The form is for another team.</p>
			</Notice>
		</div>
	)
