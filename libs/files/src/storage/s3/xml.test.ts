import { expect, it } from 'vitest';
import { completion, errorCode, readListing, readUploadId } from './xml.ts';

it('reads a page of a listing, and where the next one begins', () => {
  const page = readListing(
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name><Prefix/><KeyCount>1</KeyCount><IsTruncated>true</IsTruncated>
  <Contents><Key>a &amp; b&#x2F;&#233;&lt;</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified><ETag>&quot;x&quot;</ETag><Size>12</Size></Contents>
  <NextContinuationToken>1/a+b==</NextContinuationToken></ListBucketResult>`),
  );
  expect(page).toEqual({
    objects: [{ key: 'a & b/é<', size: 12, modifiedAt: new Date('2026-11-01T10:00:00Z') }],
    next: '1/a+b==',
  });
});

it('refuses what is no listing', () => {
  expect(() => readListing(Buffer.from('<html>Welcome</html>'))).toThrow('did not answer with a listing');
  expect(() => readUploadId(Buffer.from('<html>Welcome</html>'))).toThrow('no id');
});

it.each([
  ['<?xml version="1.0"?>\n<Error><Code>SlowDown</Code><Message>x</Message></Error>', 503, 'SlowDown'],
  ['<?xml version="1.0"?>\n\n   <Error><Code>InternalError</Code></Error>', 200, 'InternalError'],
  ['<Error><Code><script>alert(1)</script></Code></Error>', 400, ''],
  ['<CompleteMultipartUploadResult><Key>Error</Key></CompleteMultipartUploadResult>', 200, ''],
  ['a file that tells of <Error><Code>SlowDown</Code></Error>', 200, ''],
  ['', 404, ''],
])('reads of %j with %i the error %j', (body, status, code) => {
  expect(errorCode(Buffer.from(body), status)).toBe(code);
});

it('completes an upload with the tags of its parts in order', () => {
  expect(String(completion(['"a"', '"b"']))).toContain(
    '<Part><PartNumber>1</PartNumber><ETag>&#34;a&#34;</ETag></Part><Part><PartNumber>2</PartNumber><ETag>&#34;b&#34;</ETag></Part>',
  );
});
