"""How rules are compiled."""

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

from karat.kernel.core import making_arrays, rule


@making_arrays
def sum_by_an_array(numbers):
    doubled = np.empty(len(numbers), np.int64)
    for i in range(len(numbers)):
        doubled[i] = 2 * numbers[i]
    return doubled.sum() // 2


@rule
def array_in_secret(numbers):
    return np.empty(len(numbers), np.int64).sum()


def test_a_rule_that_says_so_may_make_an_array():
    assert sum_by_an_array(np.arange(5)) == 10


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="only the compiler refuses")
def test_a_rule_that_does_not_say_so_may_not():
    """Nobody counts who uses it, so its memory would never be given back."""
    with pytest.raises(NumbaError):
        array_in_secret(np.arange(5))
