// The comments module, as registered in the application: mails about new comments.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { notifyOwners, type CommentMails } from './service/notify.server.ts'

export const commentsModule = {
	name: 'comments',
	jobs: (jobs: Pick<Jobs, 'schedule'>, { mail }: { mail: CommentMails }): void =>
		jobs.schedule({ name: 'comments.notify-owners', data: noData, ...recurring }, '*/10 * * * *', {
			run: async (context) => {
				const sent = await notifyOwners(context, mail)
				if (sent > 0) context.log.info({ sent }, 'owners notified of comments')
			},
		}),
}
