/** An S3-compatible service for tests. */
export { type S3Fault, type S3StandIn, startS3StandIn } from './s3-stand-in.ts';
