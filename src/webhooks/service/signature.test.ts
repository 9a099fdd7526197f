import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.server.ts'

const vector = {
	id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
	body: '{"test": 2432232314}',
	sentAt: new Date(1_614_265_330_999),
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('the signature is that of the specification’s test vector', () => {
	expect(signedHeaders([secret], vector)).toEqual({
		'webhook-id': vector.id,
		'webhook-timestamp': '1614265330',
		'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
	})
})

test('two secrets make two signatures, separated by a space', () => {
	const { 'webhook-signature': both = '' } = signedHeaders([newSecret(), secret], vector)
	expect(both.split(' ')).toEqual([
		expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
		'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
	])
})
