import { expect, test } from 'vitest'
import { mailList, mailsMatching } from './mail-list.ts'

test.each([
	['', mailList.map(({ key }) => key)],
	['REFUND split', ['split-order.refunded']],
	['arrived  buyer', ['order.paid']],
	['no such mail', []],
])('the search for “%s” finds mails by name, recipient and occasion', (query, keys) => {
	expect(mailsMatching(query).map(({ key }) => key)).toEqual(keys)
})
