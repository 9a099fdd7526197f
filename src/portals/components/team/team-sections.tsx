// Sections of the page that requests a portal: open requests, steps and benefits.
import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { WaitingRequest } from '../../views.ts'
import { promisedHours, type RequestAge } from '../../rules/request-age.ts'
import { teamSportName } from '../../states.ts'

const steps = [
	{
		title: 'Tell us your team',
		text: 'Two minutes: who you are, which sport, about how many players.',
	},
	{
		title: 'We set it up in 24 hours',
		text: 'Catalog, deadlines, fundraising margin, tax exemption. You get an email with your link.',
	},
	{
		title: 'Players order, you relax',
		text: 'Load the roster and share one link. You see who has ordered and who has not.',
	},
]

/** The steps from the request to the first order, beside the form. */
export const Steps = () => (
	<ol className="grid gap-7">
		{steps.map(({ title, text }, index) => (
			<li key={title} className="grid grid-cols-[3.5rem_1fr] gap-x-4">
				<span aria-hidden="true" className="numeral text-[3.5rem] leading-[0.85]">
					{index + 1}
				</span>
				<div>
					<h3 className="display text-2xl">{title}</h3>
					<p className="mt-1 text-pretty text-body">{text}</p>
				</div>
			</li>
		))}
	</ol>
)

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

type Benefit = { icon: IconName; title: string; text: string }

const benefits: readonly Benefit[] = [
	{
		icon: 'team',
		title: 'The roster, once',
		text: 'Type it, paste it or import it. Names, numbers and sizes stay for every order of the season.',
	},
	{
		icon: 'shirt',
		title: 'Everyone sees their own',
		text: 'Each player’s name and number drawn on the real jersey, before anything is cut.',
	},
	{
		icon: 'clock',
		title: 'Deadlines that hold',
		text: 'Required pieces, closing days, and a reminder for those who have not ordered yet.',
	},
	{
		icon: 'check',
		title: 'The school says yes',
		text: 'Purchase orders wait for approval, proof in hand. Your tax exemption stays on file.',
	},
	{
		icon: 'truck',
		title: 'Packed by player',
		text: 'One bag per player, in roster order. No sorting jerseys on the gym floor.',
	},
	{
		icon: 'star',
		title: 'Fundraising built in',
		text: 'You set the margin on spirit wear. A ledger shows every cent it raises.',
	},
]

/** The benefits of a portal, with jerseys of three players. */
export const PortalBenefits = ({ pictures }: { pictures: readonly string[] }) => (
	<section aria-labelledby="benefits" className="turf mt-18 overflow-hidden">
		<div className="measure grid items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-[1.35fr_1fr]">
			<div>
				<h2 id="benefits" className="display text-heading">
					What your portal does for you
				</h2>
				<ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
					{benefits.map(({ icon, title, text }) => (
						<li key={title} className="flex gap-4 border-t-2 border-dashed border-turf-line pt-4">
							<Icon name={icon} size={28} className="mt-0.5 shrink-0 text-action" />
							<div>
								<h3 className="display text-2xl">{title}</h3>
								<p className="mt-1 text-pretty text-on-turf-muted">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
			<Squad pictures={pictures} />
		</div>
	</section>
)

const Squad = ({ pictures }: { pictures: readonly string[] }) => (
	<div aria-hidden="true" className="relative mx-auto aspect-[5/4] w-full max-w-130">
		{pictures.map((hash, index) => (
			<Picture
				key={hash}
				hash={hash}
				alt=""
				sizes="(min-width: 1024px) 260px, 48vw"
				className={`absolute h-auto drop-shadow-[0_18px_18px_rgb(0_0_0/0.35)] ${fan[index] ?? 'hidden'}`}
			/>
		))}
	</div>
)

const fan = [
	'left-0 top-[12%] w-[50%] -rotate-8',
	'right-0 top-[12%] w-[50%] rotate-8',
	'left-1/4 top-0 w-1/2',
]

/** For customers who already have a portal. */
export const ExistingCustomer = ({ className = '' }: { className?: string }) => (
	<ButtonLink href="/team/dashboard" variant="turf" size="large" className={className}>
		Existing Customer?
	</ButtonLink>
)
