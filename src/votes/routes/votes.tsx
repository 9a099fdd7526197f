// /votes: the votes between designs that the user has asked for.
import { noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { VoteList } from '../components/vote-list.tsx'
import { messages } from '../messages.ts'
import { myVotes } from '../service/manage.server.ts'
import { votesUrl } from '../urls.ts'
import type { Route } from './+types/votes'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		votes: await myVotes(context.get(serviceContext)),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, { deleted: messages.deleted }),
	}))

export const meta: Route.MetaFunction = hiddenMeta({
	title: 'Votes',
	description: 'Ask your team which design they like best, by a link.',
	path: votesUrl,
})

export default function Votes({ loaderData: { votes, done } }: Route.ComponentProps) {
	return (
		<>
			<VoteList votes={votes} />
			<ToastRegion toasts={done} />
		</>
	)
}
