// What an admin can do with a webhook besides changing it: test, pause, rotate, delete.
import { Button } from '#ui/button.tsx'
import { When } from '#orders/components/when.tsx'
import type { EndpointView } from '#webhooks/views.ts'
import { Sheet } from '../records.tsx'

const fold = 'inline-flex min-h-11 cursor-pointer items-center font-semibold hover:underline'

type StepsProps = { endpoint: Pick<EndpointView, 'state' | 'secretVersion' | 'formerUntil'> }

export const WebhookSteps = ({ endpoint: { state, secretVersion, formerUntil } }: StepsProps) => (
	<Sheet title="Steps" id="steps">
		<form method="post" className="flex flex-wrap gap-3">
			{state === 'active' ? (
				<>
					<Button type="submit" name="intent" value="test" variant="primary">
						Send a test event
					</Button>
					<Button type="submit" name="intent" value="pause" variant="outline">
						Pause
					</Button>
				</>
			) : (
				<Button type="submit" name="intent" value="resume" variant="primary">
					Resume
				</Button>
			)}
		</form>
		{formerUntil !== null && (
			<p className="mt-3 text-label text-muted">
				The former secret signs too until <When at={formerUntil} withTime />.
			</p>
		)}
		<details className="mt-2">
			<summary className={fold}>Rotate the secret</summary>
			<form method="post" className="mt-1 grid justify-items-start gap-2">
				<p className="text-[0.9375rem]">
					You get a new secret. Both sign for 24 hours, then the former one ends.
				</p>
				<input type="hidden" name="seenVersion" value={secretVersion} />
				<Button type="submit" name="intent" value="rotate" variant="outline">
					Rotate the secret now
				</Button>
			</form>
		</details>
		<details>
			<summary className={`${fold} text-danger`}>Delete the webhook</summary>
			<form method="post" className="mt-1 grid justify-items-start gap-2">
				<p className="text-[0.9375rem]">It receives nothing more, and its deliveries go for good.</p>
				<Button type="submit" name="intent" value="delete" variant="danger">
					Delete for good
				</Button>
			</form>
		</details>
	</Sheet>
)
