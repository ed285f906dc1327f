-- Staff search the mails by the beginning of the recipient's address, which only an index with text_pattern_ops answers.
-- It answers the searches for a whole address too.
create index mail_by_recipient on mail (lower(recipient) text_pattern_ops, created_at);
drop index mail_of_recipient;
